import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readGalleryEntries } from '../../../../../demo/server/pages/gallery/read-entries.ts';
import { renderWorkingMarker } from '../../../../../demo/server/pages/gallery/snippet.ts';

const entries = await readGalleryEntries();

test.each(entries)('the marker of $island.name has props that it takes', ({ island, examples }) => {
  const text = String(renderWorkingMarker(island, examples));
  const [, json = '{}'] = / data-ce-props='([^']*)'/.exec(text) ?? [];
  const props = JSON.parse(json.replaceAll('&lt;', '<').replaceAll('&#39;', "'").replaceAll('&amp;', '&'));
  expect(v.safeParse(island.props, props).success, text).toBe(true);
});

test.each(['safety-sheet', 'sample-request', 'regulatory-request'])(
  'the opener of %s names a product',
  (name) => {
    const entry = entries.find(({ island }) => island.name === name);
    expect(entry && String(renderWorkingMarker(entry.island, entry.examples))).toContain('"prd":');
  },
);
