import { describe, expect, it } from 'vitest';
import { shortName } from './shortName';

describe('a name', () => {
  it('is shortened to initials where it is long', () => {
    expect(shortName('Ada')).toBe('Ada');
    expect(shortName('Konstantyna Brzęczyszczykiewicz-Nowak')).toBe('Konstantyna B.\u00a0N.');
    expect(shortName('Wilhelmina Featherstonehaugh of Lindis')).toBe('Wilhelmina F.\u00a0L.');
    expect(shortName('Donaudampfschifffahrtsgesellschaft').length).toBeLessThan(20);
  });
});
