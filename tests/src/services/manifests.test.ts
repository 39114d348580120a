import { expect, test } from 'vitest';
import { readFieldManifest, readTechnicalEntries } from '../../../src/services/field-manifest.ts';
import { readDocumentManifest } from '../../../src/services/manifest.ts';
import { fakeContext } from '../../support/http-context.ts';
import { answerAll, answerAnyway } from '../../support/services/fake-services.ts';

const http = fakeContext();
const { signal } = new AbortController();

test('the field manifest is asked for with what its options are read by', async () => {
  const sent = answerAnyway([
    {
      ...{ code: 'heat', title: 'Heat', optionsConfig: { code: 'id', unit: 'dimension' } },
      options: [{ id: 'a', title: '40', dimension: 'h' }, { key: 'b', title: 'x' }, 'y'],
      accessLevel: [
        { industry: 'coatings', code: 'internal', weight: 10 },
        { industry: 'plastics', code: 'secret' },
      ],
    },
    {
      code: 'form',
      title: 'Form',
      options: [{ key: 'paste', title: 'Paste' }],
      optionsConfig: { code: 'key', unit: null },
    },
  ]);
  expect(await readFieldManifest(http, signal)).toEqual([
    {
      ...{ code: 'heat', title: 'Heat', options: [{ key: 'a', title: '40', unit: 'h' }] },
      accessLevel: [
        { industry: 'coatings', code: 'internal', weight: 10 },
        { industry: 'plastics', code: 'internal', weight: 0 },
      ],
    },
    { code: 'form', title: 'Form', options: [{ key: 'paste', title: 'Paste' }] },
  ]);
  expect(sent[0]?.url).toBe('https://search.example/base/api/v1/manifest/search?type=field');
  expect(sent[0]?.body).toEqual({
    source: expect.arrayContaining(['options', 'optionsConfig', 'accessLevel']),
  });
});

test('the technical catalogues say what values are measured by', async () => {
  const entry = {
    ...{ catalogue: 'propertyType', code: 'light_fastness', title: 'Light fastness', sort: 3 },
    ...{ scale: { min: 1, max: 8, best: 8 }, norm: 'ISO 105-B02', decimals: 1, condition: 'D65' },
    listOptions: [{ key: 'acid', title: 'Acid' }],
  };
  const sent = answerAnyway([entry, { ...entry, catalogue: 'other' }]);
  expect(await readTechnicalEntries(http, signal)).toEqual([entry]);
  expect(sent[0]?.body).toEqual({
    source: expect.arrayContaining(['scale', 'norm', 'decimals', 'condition']),
  });
});

test('the document manifest says where documents are listed; a type that does not say so is not', async () => {
  const tds = { code: 'tds', title: 'Data sheet', documentCategory: 'technical', availableInSearch: true };
  const sent = answerAll([
    { ...tds, accessLevel: [{ industry: 'coatings', code: 'public', weight: 40 }] },
    { code: 'x', title: 'X' },
  ]);
  expect(await readDocumentManifest(http, signal)).toEqual([
    { ...tds, accessLevel: [{ industry: 'coatings', code: 'public', weight: 40 }] },
    { code: 'x', title: 'X', availableInSearch: false, accessLevel: [] },
  ]);
  expect(sent[0]?.url).toContain('type=document');
});
