/** Before each file of tests: modules are shared, so they begin with the same words. */

import { beforeAll } from 'vitest';
import { words } from './words/app.svelte';

beforeAll(() => words.use('en'));
