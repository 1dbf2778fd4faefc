/** What Sardinia brings to the pages around its tables. */

import type { Front } from '../front';
import picture from './Picture.svelte';

const front: Front = {
  picture,
  almanac: { content: ['map.json'], drawing: () => import('./almanac/Drawing.svelte') },
};

export default front;
