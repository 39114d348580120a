import { expect, it } from 'vitest';
import { focusBox } from '../../../../../../src/product/parts/documents/bulk/focus-box.ts';

it('focuses the last ticked checkbox, and without one the first', () => {
  document.body.innerHTML =
    '<input id="a" type="checkbox"><input id="b" type="checkbox" checked><input id="c" type="checkbox">';
  focusBox(document.body, { preventScroll: false });
  expect(document.activeElement?.id).toBe('b');
  document.querySelector<HTMLInputElement>('#b')?.click();
  focusBox(document.body, { preventScroll: true });
  expect(document.activeElement?.id).toBe('a');
});
