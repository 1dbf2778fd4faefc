/** Around each file of tests: modules and the page are shared, so each test begins with the same words and nothing stored. */

import { configure } from '@testing-library/svelte';
import { afterEach, beforeAll, vi } from 'vitest';
import { words } from './i18n/app.svelte';

/** How long a test waits for something to happen; the default of one second is too short for a busy machine. */
const PATIENCE = 30_000;

configure({ asyncUtilTimeout: PATIENCE });
const { waitFor } = vi;
vi.waitFor = (check, options) => waitFor(check, options ?? PATIENCE); // it has no setting of its own

beforeAll(() => words.use('en'));
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});
