import { expect, it } from 'vitest';
import { rememberFocus } from '../../../../src/lib/focus/remember-focus.ts';
import { addHtml } from '../../../support/fresh-page.ts';

it('gives focus and selection back after a move', () => {
  const form = addHtml('<form><input type="search" value="perylene"></form>');
  const input = form.querySelector('input') as HTMLInputElement;
  input.focus();
  input.setSelectionRange(2, 5, 'backward');
  const restore = rememberFocus([form]);
  form.remove();
  input.setSelectionRange(0, 0);
  const place = addHtml('<div></div>');
  place.append(form);
  expect(document.activeElement).not.toBe(input);
  restore();
  expect(document.activeElement).toBe(input);
  expect([input.selectionStart, input.selectionEnd, input.selectionDirection]).toEqual([2, 5, 'backward']);
});

it('leaves a focus elsewhere alone, and gives it back to what has no text', () => {
  const box = addHtml('<input type="checkbox">');
  const other = addHtml('<button type="button">Press</button>');
  other.focus();
  rememberFocus([box])();
  expect(document.activeElement).toBe(other);
  box.focus();
  const restore = rememberFocus([box]);
  box.blur();
  restore();
  expect(document.activeElement).toBe(box);
});
