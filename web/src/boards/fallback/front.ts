/** What stands for a game that brings nothing. */

import type { Front } from '../front';
import picture from './Picture.svelte';

const front: Front = { picture };

export default front;
