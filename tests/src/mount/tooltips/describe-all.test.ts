import { beforeEach, expect, test } from 'vitest';
import { describeAll } from '../../../../src/mount/tooltips/describe-all.ts';
import { addHtml, withFreshPage } from '../../../support/fresh-page.ts';

withFreshPage();

let link: HTMLElement;

beforeEach(() => {
  link = addHtml('<a href="/" data-ce-tooltip="Opens the sheet">i</a>');
});

/** What assistive technology says of an element beyond its name. */
const descriptionOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

test('a tooltip’s text is its element’s description, and nobody sees it twice', () => {
  describeAll();
  expect(descriptionOf(link)).toBe('Opens the sheet');
  expect(document.getElementById(link.getAttribute('aria-describedby') ?? '')?.hidden).toBe(true);
});

test('a text whose place was replaced around its element is put back', () => {
  describeAll();
  document.body.replaceChildren(link);
  describeAll();
  expect(descriptionOf(link)).toBe('Opens the sheet');
});

test('two elements with the same text have a description each', () => {
  const other = addHtml('<a href="/" data-ce-tooltip="Opens the sheet">i</a>');
  describeAll();
  expect(link.getAttribute('aria-describedby')).not.toBe(other.getAttribute('aria-describedby'));
  expect(descriptionOf(other)).toBe('Opens the sheet');
});

test('a changed text is said from then on, by the same description', () => {
  describeAll();
  const id = link.getAttribute('aria-describedby');
  link.dataset.ceTooltip = 'Opens the new sheet';
  describeAll();
  expect([descriptionOf(link), link.getAttribute('aria-describedby')]).toEqual(['Opens the new sheet', id]);
});

test('descriptions of the page’s own stay, before and after', () => {
  addHtml('<p id="own">Needs a login.</p>');
  link.setAttribute('aria-describedby', 'own');
  describeAll();
  expect(descriptionOf(link)).toBe('Needs a login. Opens the sheet');
  link.removeAttribute('data-ce-tooltip');
  describeAll();
  expect(link.getAttribute('aria-describedby')).toBe('own');
});

test.each([
  ['has lost its text', () => link.removeAttribute('data-ce-tooltip')],
  ['is gone from the page', () => link.remove()],
])('nothing is left of an element that %s', (_what, change) => {
  describeAll();
  const id = link.getAttribute('aria-describedby') ?? '';
  change();
  describeAll();
  expect(link.hasAttribute('aria-describedby')).toBe(false);
  expect(document.getElementById(id)).toBeNull();
});
