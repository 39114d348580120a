import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { STANDARD_LIGHT } from '../../../../../src/domain/color/color-conditions.ts';
import type { Lab } from '../../../../../src/domain/color/lab.ts';
import { ServiceError } from '../../../../../src/errors/service-error.ts';
import type { NearLook, NearWords } from '../../../../../src/listing/parts/near/near-look.ts';
import { Target } from '../../../../../src/listing/parts/near/Target.tsx';
import { fakeAnswer } from '../../../../support/fake-listing.ts';
import { showInListing } from '../../../../support/show-in-listing.tsx';
import { product } from '../items/fake-listing.ts';
import { nearHit, nearLook } from './near-fixtures.ts';

const words: NearWords = {
  ...{ about: ['C.I. Pigment Red 254', 'Masstone'], fine: 'Fine', plane: 'Plane' },
  point: ({ name }) => name,
  table: { medium: undefined, light: STANDARD_LIGHT },
};
const show = (look: NearLook | undefined, state: Parameters<typeof showInListing>[1] = {}, more = {}) =>
  showInListing(<Target look={look} words={{ ...words, ...more }} />, { answer: undefined, ...state });
const lookOf = (lab: Lab): NearLook => ({ ...nearLook, standard: { ...nearLook.standard, lab } });
const values = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

it.each<[Lab, string[]]>([
  [{ L: 40, a: 50, b: 30 }, ['40.00', '50.00', '30.00', '58.31', '30.96°']],
  [{ L: 40, a: -3, b: 4 }, ['40.00', '−3.00', '4.00', '5.00', '126.87°']],
  // Not a negative angle.
  [{ L: 40, a: 3, b: -4 }, ['40.00', '3.00', '−4.00', '5.00', '306.87°']],
  [{ L: 100, a: 0, b: 0 }, ['100.00', '0.00', '0.00', '0.00', '0.00°']],
])('gives the colour as figures, also its chroma and hue: %j', (lab, figures) => {
  show(lookOf(lab));
  expect(values()).toEqual(figures);
  expect(screen.getByText('C.I. Pigment Red 254 · Masstone')).toBeDefined();
});

it('says what makes the comparison doubtful, and in what ours were measured', () => {
  show(nearLook, {}, { note: 'In another medium.', ours: 'Masstone in HDPE' });
  screen.getByText('In another medium.');
  screen.getByText('Masstone in HDPE');
});

it('keeps the room of a colour that comes with the answer, and is not there if that has failed', () => {
  const { container, set } = show(undefined);
  expect(container.querySelector('.ce-target')?.getAttribute('aria-busy')).toBe('true');
  set({ failure: { error: new ServiceError({ kind: 'http', status: 500 }), of: 'answer' } });
  expect(container.textContent).toBe('');
});

it('draws the nearest twelve, and offers a copy once there are hits', async () => {
  const { set } = show(nearLook);
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
  const hits = Array.from({ length: 14 }, (_, at) => nearHit(at + 1));
  set({ answer: fakeAnswer({ hits: [product(0), ...hits] }) });
  await screen.findByRole('button', { name: 'Copy' });
  await waitFor(() => expect(screen.getAllByRole('img', { name: /^\d+: Rubelis/ })).toHaveLength(12));
});
