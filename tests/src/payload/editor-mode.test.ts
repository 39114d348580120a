import { afterEach, expect, it } from 'vitest';
import { isEditorMode } from '../../../src/payload/editor-mode.ts';

afterEach(() => history.replaceState(null, '', '/'));

it.each([
  [{ editor: true }, '/', true],
  [{ editor: 'true' }, '/', false],
  [{}, '/', false],
  [{}, '/?ce-editor', true],
  [{}, '/?c=red&ce-editor=1', true],
  [{}, '/?no-ce-editor', false],
])('is on or off by the payload %j at the address %s: %s', (fields, address, expected) => {
  history.replaceState(null, '', address);
  expect(isEditorMode(fields)).toBe(expected);
});
