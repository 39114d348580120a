import { expect, it } from 'vitest';
import { readRawPage } from '../../../src/payload/raw-page.ts';
import { addHtml, withFreshPage, writePayload } from '../../support/fresh-page.ts';

withFreshPage();

it.each([
  ['an element', '<p id="ce-payload">{"logoutUrl":"https://evil.example"}</p>'],
  ['a field', '<input id="ce-payload" value="{}">'],
  ['a script of another type', '<script type="text/plain" id="ce-payload">{"logoutUrl":"/evil"}</script>'],
])('reads no payload from %s of that id, even before the real one', (_what, html) => {
  addHtml(html);
  expect(readRawPage()).toEqual({ fields: {}, json: undefined });
  writePayload({ version: 1 });
  expect(readRawPage().fields).toEqual({ version: 1 });
});
