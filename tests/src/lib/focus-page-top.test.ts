import { afterEach, expect, it } from 'vitest';
import { focusPageTop } from '../../../src/lib/focus-page-top.ts';
import { addHtml } from '../../support/fresh-page.ts';

afterEach(() => {
  document.body.removeAttribute('tabindex');
  document.body.replaceChildren();
});

it('takes the focus to the beginning of the page, and leaves nothing behind once it goes on', () => {
  const button = addHtml<HTMLButtonElement>('<button type="button">Down here</button>');
  button.focus();
  focusPageTop();
  expect(document.activeElement).toBe(document.body);
  expect(document.body.tabIndex).toBe(-1);
  document.body.dispatchEvent(new FocusEvent('blur'));
  expect(document.body.hasAttribute('tabindex')).toBe(false);
  expect(document.body.style.outline).toBe('');
});

it('keeps a tabindex of the page’s own', () => {
  document.body.tabIndex = 0;
  focusPageTop();
  document.body.dispatchEvent(new FocusEvent('blur'));
  expect(document.body.getAttribute('tabindex')).toBe('0');
});
