/** The workshop part of Settlers: designed sheets. */

import type { Workshop } from '../../workshop';
import { blank, read, remix, titleOf, type SheetDesign } from './design';

const workshop: Workshop<SheetDesign> = {
  file: 'sheet.json',
  content: ['buildings.json', 'competition.json'],
  options: { adventure: 'fan' },
  blank,
  read,
  title: titleOf,
  author: ({ author }) => author,
  origins: ({ remix_of }) => remix_of ?? [],
  remix,
  editor: () => import('./SheetEditor.svelte'),
  drawing: () => import('./SheetDrawing.svelte'),
};

export default workshop;
