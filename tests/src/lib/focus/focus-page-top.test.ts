import { expect, it } from 'vitest';
import { focusPageTop } from '../../../../src/lib/focus/focus-page-top.ts';
import { addHtml } from '../../../support/fresh-page.ts';

it('takes the focus to the beginning of the page, says so, and leaves nothing behind once it goes on', () => {
  const button = addHtml<HTMLButtonElement>('<button type="button">Down here</button>');
  button.focus();
  focusPageTop('Top of page');
  const place = document.activeElement;
  expect(place).toBe(document.body.firstElementChild);
  expect(place?.getAttribute('aria-label')).toBe('Top of page');
  button.focus();
  expect(place?.isConnected).toBe(false);
});
