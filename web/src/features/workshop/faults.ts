/** What is wrong with a design, each fault at the path of its field: `$.buildings[2].plan`. */

export interface Fault {
  path: string;
  reason: string;
}

export class Faults {
  constructor(readonly all: readonly Fault[]) {}

  /** What is wrong with just this field. */
  at(path: string): string {
    return this.all
      .filter((fault) => fault.path === path)
      .map(({ reason }) => reason)
      .join('; ');
  }

  /** What is wrong with a field or with anything in it. */
  within(path: string): Fault[] {
    return this.all.filter((fault) => fault.path.startsWith(path) && /^([.[]|$)/.test(fault.path.slice(path.length)));
  }

  get none(): boolean {
    return this.all.length === 0;
  }
}
