/** Which slot of a province a piece stands on: a piece keeps its slot as long as it stays. */

import type { ProvinceView } from './view';

export interface Standing {
  key: string;
  seat: number;
  kind: 'settler' | 'village' | 'priest';
  slot: number;
}

type Token = `${number}.${Standing['kind']}`;

function wanted(province: ProvinceView): Token[] {
  return province.settlers.flatMap((settlers, seat) => [
    ...Array.from({ length: province.villages[seat] ?? 0 }, () => `${seat}.village` as const),
    ...(province.priests[seat] ? [`${seat}.priest` as const] : []),
    ...Array.from({ length: settlers }, () => `${seat}.settler` as const),
  ]);
}

export class Places {
  readonly #slots = new Map<string, (Token | undefined)[]>();

  /** The pieces of a province, each on its slot. */
  arrange(province: ProvinceView, slots: number): Standing[] {
    const before = this.#slots.get(province.id) ?? [];
    const left = wanted(province);
    const now: (Token | undefined)[] = Array.from({ length: slots }, (_, i) => {
      const token = before[i];
      const at = token ? left.indexOf(token) : -1;
      if (at < 0) return undefined;
      left.splice(at, 1);
      return token;
    });
    for (const token of left) now[firstFree(now)] = token;
    this.#slots.set(province.id, now);
    return now.flatMap((token, slot) => (token ? [standing(token, slot)] : []));
  }

  /** Where the next piece would stand. */
  next(province: string): number {
    return firstFree(this.#slots.get(province) ?? []);
  }
}

function firstFree(slots: (Token | undefined)[]): number {
  const free = slots.findIndex((token) => token === undefined);
  return free < 0 ? slots.length : free;
}

function standing(token: Token, slot: number): Standing {
  const [seat, kind] = token.split('.') as [string, Standing['kind']];
  return { key: `${slot}.${token}`, seat: Number(seat), kind, slot };
}
