/** What Settlers brings to the pages around its tables. */

import { say } from '../../i18n/app.svelte';
import type { Front } from '../front';
import type { Workshop } from '../workshop';
import picture from './Picture.svelte';
import { FILES, OWN } from './view';

const front: Front = {
  picture,
  solo: () => import('./solo/SheetsPage.svelte'),
  preview: () => import('./solo/SheetPreview.svelte'),
  almanac: {
    content: [...FILES, OWN],
    drawing: () => import('./almanac/Drawing.svelte'),
  },
  workshop: async () => (await import('./workshop/workshop')).default as Workshop,
  category: (category) => {
    const sheet = category.replace('adventure ', '');
    if (sheet.startsWith('fan')) return say('settlers-solo-own');
    return sheet === 'drawn' ? say('settlers-solo-drawn') : say('settlers-solo-sheet', { sheet });
  },
};

export default front;
