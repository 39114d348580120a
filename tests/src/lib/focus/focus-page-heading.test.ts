import { expect, it } from 'vitest';
import { focusPageHeading } from '../../../../src/lib/focus/focus-page-heading.ts';
import { addHtml } from '../../../support/fresh-page.ts';

it('takes the focus to the main heading, and leaves nothing behind once it goes on', () => {
  addHtml('<h2>Before it</h2>');
  const heading = addHtml('<h1>Pigments</h1>');
  focusPageHeading();
  expect(document.activeElement).toBe(heading);
  heading.dispatchEvent(new FocusEvent('blur'));
  expect(heading.hasAttribute('tabindex')).toBe(false);
});

it('keeps a tabindex of the page’s own', () => {
  const heading = addHtml('<h1 tabindex="0">Pigments</h1>');
  focusPageHeading();
  heading.dispatchEvent(new FocusEvent('blur'));
  expect(heading.getAttribute('tabindex')).toBe('0');
});

it('finds the heading of an island', () => {
  const root = addHtml('<ce-island></ce-island>').attachShadow({ mode: 'open' });
  root.innerHTML = '<h1>Rubelis Red 3240</h1>';
  focusPageHeading();
  expect(root.activeElement?.textContent).toBe('Rubelis Red 3240');
});

it('leaves the focus on a page without one', () => {
  const button = addHtml<HTMLButtonElement>('<button type="button">Here</button>');
  button.focus();
  focusPageHeading();
  expect(document.activeElement).toBe(button);
});
