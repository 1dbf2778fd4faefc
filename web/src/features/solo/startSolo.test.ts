import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused, api } from '../../api/client';
import type { TableInfo, User } from '../../api/types';
import { account } from '../../shell/account.svelte';
import { router } from '../../shell/router.svelte';
import { words } from '../../i18n/app.svelte';
import { make, type Stream } from '../daily/streams';
import { SoloStart } from './startSolo.svelte';

vi.mock('../daily/streams', () => ({ make: vi.fn() }));

beforeAll(() => words.use('en'));
beforeEach(() => {
  vi.spyOn(router, 'go').mockReturnValue();
  vi.spyOn(account, 'ensure').mockResolvedValue({} as User);
  vi.spyOn(api, 'open').mockResolvedValue({ id: 't_1', status: 'running' } as TableInfo);
});

describe('sitting down alone', () => {
  it('with fresh dice leads to a table', async () => {
    await new SoloStart('chess').begin({ side: 'white' });
    expect(api.open).toHaveBeenCalledWith(
      expect.objectContaining({ game: 'chess', options: { side: 'white' }, seats: ['me'] }),
    );
    expect(router.go).toHaveBeenCalledWith('/tables/t_1');
  });

  it('with dice to hand on leads to their page', async () => {
    vi.mocked(make).mockResolvedValue({ id: 's_1' } as Stream);
    const beginning = new SoloStart('chess');
    beginning.dice = 'shared';
    await beginning.begin({});
    expect(router.go).toHaveBeenCalledWith('/dice/s_1');
  });

  it('with a code needs it, bare or as an address', async () => {
    const beginning = new SoloStart('chess');
    beginning.dice = 'code';
    expect(beginning.ready).toBe(false);
    beginning.code = ' https://example.org/dice/s_2 ';
    expect(beginning.ready).toBe(true);
    await beginning.begin({});
    expect(router.go).toHaveBeenCalledWith('/dice/s_2');
    expect(account.ensure).not.toHaveBeenCalled();
  });

  it('says what went wrong', async () => {
    vi.mocked(api.open).mockRejectedValue(new Refused(429, { code: 'too-many', message: '' }));
    const beginning = new SoloStart('chess');
    await beginning.begin({});
    expect(router.go).not.toHaveBeenCalled();
    expect(beginning.problem).toBe('Too much at once: please wait a little.');
    expect(beginning.ready).toBe(true);
  });
});
