/** Before each file of tests: modules are shared, so they begin with the same words. */

import { configure } from '@testing-library/svelte';
import { beforeAll, vi } from 'vitest';
import { words } from './words/app.svelte';

/** How long a test waits for something to happen; the default of one second is too short for a busy machine. */
const PATIENCE = 30_000;

configure({ asyncUtilTimeout: PATIENCE });
const { waitFor } = vi;
vi.waitFor = (check, options) => waitFor(check, options ?? PATIENCE); // it has no setting of its own

beforeAll(() => words.use('en'));
