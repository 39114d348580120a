import { expect, test } from 'vitest';
import { catalogActions } from '../../../../src/catalog/rules/catalog-actions.ts';

const login = { change: false, copy: 'login', favourite: 'login' };
const read = { change: false, copy: true, favourite: true };
const all = { change: true, copy: true, favourite: true };

test.each([
  ['a visitor', 'a standard one', false, false, login],
  ['a visitor whom a broken answer calls its editor', 'a standard one', false, true, login],
  ['a customer', 'a standard one', true, false, read],
  ['a customer', 'an own one', true, true, all],
  ['staff', 'a standard one', true, false, read],
  ['a catalogue manager', 'a standard one', true, true, all],
])('offers %s the actions of %s that they have a right to', (_who, _what, isSignedIn, canEdit, actions) => {
  expect(catalogActions(isSignedIn, { canEdit })).toEqual(actions);
});
