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

it('focuses the first button of a list whose checkboxes are not rendered', () => {
  document.body.innerHTML = '<a href="#a">A</a><button id="a">A</button><button id="b">B</button>';
  focusBox(document.body, { preventScroll: false });
  expect(document.activeElement?.id).toBe('a');
});
