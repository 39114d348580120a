import { expect, test } from 'vitest';
import { TRIGGERS } from '../../../../src/mount/tooltips/triggers.ts';
import { addHtml, withFreshPage } from '../../../support/fresh-page.ts';

withFreshPage();

test.each([
  ['with a text', true, '<a href="/" data-ce-tooltip="Opens the sheet">i</a>'],
  ['whose text is empty', false, '<a href="/" data-ce-tooltip="">i</a>'],
  ['without a text', false, '<a href="/" data-ce-tooltip>i</a>'],
  ['with a title only', false, '<a href="/" title="Opens the sheet">i</a>'],
])('an element %s is a trigger: %s', (_what, isTrigger, markup) => {
  expect(addHtml(markup).matches(TRIGGERS)).toBe(isTrigger);
});
