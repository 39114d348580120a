import type * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { inSentences, readPropComments } from '../../../scripts/schema/prop-comments.ts';
import { contracts } from '../../../widgets/contracts.ts';

test('reads the doc comment of each prop', () => {
  const comments = readPropComments('search-listing');
  expect(comments.get('size')).toBe('Hits per load.');
  expect(comments.get('productPage')).toMatch(/^Address of a product's page/);
});

test('reads shared props where they are declared', () => {
  expect(readPropComments('contact-form').get('data')).toBe('Sent with the message.');
  expect(readPropComments('sample-request').get('prd')).toMatch(/^Product code/);
});

test('says a default in a sentence', () => {
  expect(inSentences('Tags to show. @default those of `/tags`')).toBe(
    'Tags to show. By default those of `/tags`.',
  );
  expect(inSentences('Id or product code.')).toBe('Id or product code.');
});

describe('every prop of the public API is explained', () => {
  test.each(contracts.map(({ name, props }) => ({ name, props })))(
    'explains each prop of $name by a comment',
    ({ name, props }) => {
      const names = 'entries' in props ? Object.keys(props.entries as v.ObjectEntries) : [];
      expect([...readPropComments(name).keys()]).toEqual(names);
    },
  );
});
