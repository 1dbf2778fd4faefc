/** What Sardinia brings to the pages around its tables. */

import type { Front } from '../front';
import picture from './Picture.svelte';

const front: Front = { picture };

export default front;
