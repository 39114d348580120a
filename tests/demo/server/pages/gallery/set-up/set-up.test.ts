import { describe, expect, it } from 'vitest';
import { readGalleryEntries } from '../../../../../../demo/server/pages/gallery/read-entries.ts';
import { liveStyles } from '../../../../../../demo/server/pages/gallery/set-up/live-page.ts';
import {
  exampleQuery,
  readSetUp,
  setUpQuery,
} from '../../../../../../demo/server/pages/gallery/set-up/set-up.ts';
import { propFields } from '../../../../../../scripts/schema/prop-fields.ts';

const entries = await readGalleryEntries();
const listing = entries.find(({ island }) => island.name === 'search-listing')?.island;
if (!listing) throw new Error('there is no listing');
const read = (query: string) => readSetUp(listing, new URLSearchParams(query));

describe('the address', () => {
  it('holds what differs from the defaults, and what is wrong', () => {
    const query =
      'p.mode=search&p.title=Red&p.size=2400&width=1280&snippet=html&answers=&scheme=&payload=&--ce-accent=%23700';
    expect(setUpQuery(read(query))).toBe('p.title=Red&p.size=2400&--ce-accent=%23700');
  });

  it('reads back as it was written', () => {
    const query = new URLSearchParams([
      ['p.types', ''],
      ['p.types', 'assets'],
      ['p.filters', '{"i":"coatings"}'],
      ['payload', '{ "industries": [] }'],
      ['--ce-radius', '0'],
      ['width', '390'],
      ['scheme', 'dark'],
      ['answers', 'slow'],
      ['snippet', 'react'],
    ]).toString();
    expect(setUpQuery(read(query))).toBe(query);
  });

  it('ignores what there is not to choose', () => {
    expect(setUpQuery(read('width=12&answers=toString&snippet=constructor&scheme=blue'))).toBe('');
  });
});

describe('the payload', () => {
  it.each([
    ['{', /^Must be JSON/],
    ['[]', /^Must be a JSON object/],
    ['{"mainMenu":[{"id":"a"}]}', /^mainMenu\[0\]\.menuTitle must be present/],
    ['{"sharedComparison":{"industry":1,"basket":[]}}', /^sharedComparison\.industry/],
  ])('%s is named as wrong', (text, fault) => {
    expect(read(`payload=${encodeURIComponent(text)}`).payloadFaults).toEqual([expect.stringMatching(fault)]);
  });
});

it('tokens are one declaration each', () => {
  const { tokens, scheme } = read('--ce-radius=0;} body{display:none&--ce-other=1&scheme=dark');
  expect(tokens).toEqual({ '--ce-radius': '0 bodydisplay:none' });
  expect(liveStyles({ tokens, scheme })).toBe(
    ':root:root {\n  color-scheme: dark;\n  --ce-radius: 0 bodydisplay:none;\n}\n',
  );
});

it.each(entries.map((entry) => [entry.island.name, entry] as const))(
  '%s has a form in which each example stands as it is',
  (_, { island, examples }) => {
    const fields = propFields(island);
    for (const { props = {}, payload, openedBy } of examples) {
      if (openedBy) continue;
      const setUp = readSetUp(
        island,
        new URLSearchParams(exampleQuery(fields, { props, ...(payload && { payload }) })),
      );
      // What an example sets wrongly on purpose is named; an empty field is a prop that is not set.
      for (const [name, value] of Object.entries(props)) {
        const { default: byDefault } = fields.find((field) => field.name === name) ?? {};
        if (value !== undefined && value !== '' && !(name in setUp.faults))
          expect(setUp.props[name] ?? byDefault).toEqual(value);
      }
      for (const name of Object.keys(setUp.props)) expect(Object.keys(props)).toContain(name);
    }
  },
);
