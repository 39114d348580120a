import * as v from 'valibot';
import { expect, test } from 'vitest';
import { writeSnippet } from '../../../../../demo/server/pages/gallery/snippet.ts';
import type { IslandFacts } from '../../../../../src/mount/island/contract.ts';

const island: IslandFacts = {
  ...{ name: 'notices', group: 'page', summary: 'Shows notices.', when: 'load', isolation: 'shadow' },
  ...{ props: v.object({}), needs: [] },
};

test('the snippet holds the payload and the marker with its props', () => {
  expect(writeSnippet(island, { payload: { version: 1 }, props: { title: `it's <b> & "x"` } })).toBe(
    `<script type="application/json" id="ce-payload">\n{\n  "version": 1\n}\n</script>\n<div data-ce-widget="notices" data-ce-props='{"title":"it&#39;s &lt;b> &amp; \\"x\\""}'></div>`,
  );
});

test('an overlay is opened by a link', () => {
  const overlay = { rank: 5, query: 'showLogin' } as const;
  expect(writeSnippet({ ...island, name: 'login', when: 'event(overlay:shown)', overlay }, {})).toBe(
    '<a href="?showLogin=1" data-ce-open="login">Open login</a>',
  );
});

test('an island that may be an overlay has a place all the same', () => {
  expect(writeSnippet({ ...island, name: 'contact-form', when: 'visible', overlay: { rank: 5 } }, {})).toBe(
    '<div data-ce-widget="contact-form"></div>',
  );
});

test('hostile payload text does not end the snippet', () => {
  const snippet = writeSnippet(island, { payload: { texts: { a: '</script>' } } });
  expect(snippet.match(/<\/script>/g)).toHaveLength(1);
});
