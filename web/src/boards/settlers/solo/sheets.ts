/** The adventure sheets of Settlers and their buildings, fetched once. */

import { api } from '../../../api/client';
import { FILES, allBuildings, allSheets, type Box, type Building, type Sheet } from '../view';

export interface Adventures {
  sheets: Sheet[];
  buildings: Map<string, Building>;
}

let known: Promise<Adventures> | null = null;

export function adventures(): Promise<Adventures> {
  known ??= fetchAll();
  known.catch(() => (known = null));
  return known;
}

async function fetchAll(): Promise<Adventures> {
  const data = await Promise.all(FILES.map((file) => api.content('settlers', file)));
  const box = Object.fromEntries(FILES.map((file, i) => [file, data[i]])) as unknown as Box;
  return { sheets: allSheets(box), buildings: allBuildings(box) };
}

export function theme(sheet: Sheet, language: string): string {
  return language === 'pl' ? sheet.theme_pl : sheet.theme_en;
}
