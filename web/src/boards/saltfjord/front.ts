/** What Saltfjord brings to the pages around its tables. */

import { say } from '../../i18n/app.svelte';
import type { Front } from '../front';
import { FILES } from './content';
import picture from './Picture.svelte';

const CATEGORY = /^(standard|carts)-(plain|village)-(\d)-special$/;

const front: Front = {
  picture,
  solo: () => import('./solo/SoloPage.svelte'),
  almanac: {
    content: FILES,
    drawing: () => import('./almanac/Drawing.svelte'),
  },
  category: (category) => {
    const [, dice, side, tiles] = CATEGORY.exec(category) ?? [];
    return side && say(`saltfjord-solo-${dice}`, { side, tiles: Number(tiles) });
  },
};

export default front;
