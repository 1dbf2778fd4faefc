/** How far somebody has come in the courses, as this browser remembers it. */

export interface Progress {
  /** The open lesson, and the learner's moves in it. */
  lesson: string;
  moves: string[];
  /** The lessons that were gone through. */
  done: string[];
  /** The answers of the test, by lesson and step: whether the first try was right. */
  test: Record<string, boolean>;
  /** Whether the course was gone through to its end. */
  finished: boolean;
}

const KEY = 'osada-courses';
const NEW: Progress = { lesson: '', moves: [], done: [], test: {}, finished: false };

function stored(): Record<string, Partial<Progress>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Partial<Progress>>;
  } catch {
    return {};
  }
}

export class Courses {
  #all = $state.raw(stored());

  of(course: string): Progress {
    return { ...NEW, ...this.#all[course] };
  }

  begun(course: string): boolean {
    return course in this.#all;
  }

  /** Another tab may have written meanwhile. */
  #change(course: string, changed: (now: Progress) => Partial<Progress>): void {
    const all = stored();
    const now = { ...NEW, ...all[course] };
    this.#all = { ...all, [course]: { ...now, ...changed(now) } };
    localStorage.setItem(KEY, JSON.stringify(this.#all));
  }

  keep(course: string, lesson: string, moves: string[]): void {
    this.#change(course, () => ({ lesson, moves }));
  }

  /** A step of the test was tried: the first try stands. */
  answer(course: string, step: string, right: boolean): void {
    this.#change(course, ({ test }) => ({ test: { [step]: right, ...test } }));
  }

  /** The test is begun anew. */
  forget(course: string): void {
    this.#change(course, () => ({ test: {} }));
  }

  done(course: string, lesson: string, last: boolean): void {
    this.#change(course, ({ done, finished }) => ({
      done: [...new Set([...done, lesson])],
      finished: finished || last,
    }));
  }
}

export const progress = new Courses();
