import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { symbol } from '../../ui/seatSymbol';
import CropToken from './CropToken.svelte';
import Piece from './Piece.svelte';
import RoleIcon from './RoleIcon.svelte';
import ScoreTrack from './ScoreTrack.svelte';
import { CROPS, KINDS, ROLES } from './view';

const drawing = (container: Element) => container.innerHTML.replace(/<!--.*?-->/g, '');

it('has a shape of its own for every kind of piece', () => {
  const shapes = KINDS.map((kind) => drawing(render(Piece, { kind, seat: 0 }).container));
  expect(new Set(shapes).size).toBe(KINDS.length);
});

it('tells players apart by symbol, not by colour alone', () => {
  expect(new Set([0, 1, 2, 3].map(symbol)).size).toBe(4);
  const { container } = render(Piece, { kind: 'settler', seat: 2 });
  expect(container.innerHTML).toContain(symbol(2));
});

it('has a picture for every crop and every card', () => {
  const crops = CROPS.map((crop) => drawing(render(CropToken, { crop }).container));
  const roles = ROLES.map((role) => drawing(render(RoleIcon, { role }).container));
  expect(new Set(crops).size).toBe(CROPS.length);
  expect(new Set(roles).size).toBe(ROLES.length);
});

it('reads out the score track', () => {
  const { getByRole } = render(ScoreTrack, { scores: [12, 7], label: 'Points' });
  expect(getByRole('img').getAttribute('aria-label')).toBe('Points: 12, 7');
});
