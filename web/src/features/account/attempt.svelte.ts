/** Something that is tried, and then says how it went. */

import { problemOf } from '../../i18n/problem';

export class Attempt {
  said = $state('');
  failed = $state(false);
  busy = $state(false);

  /** Try it; `done` is what to say when it worked. */
  async make(action: () => Promise<unknown>, done = ''): Promise<boolean> {
    this.busy = true;
    this.said = '';
    try {
      await action();
      this.failed = false;
      this.said = done;
    } catch (error) {
      this.failed = true;
      this.said = problemOf(error);
    } finally {
      this.busy = false;
    }
    return !this.failed;
  }
}
