import { expect, test } from 'vitest';
import { MAIN_DOCUMENTS, mainDocument } from '../../../../src/listing/rules/main-documents.ts';

const document = (type: string, locale?: string, createdDate?: string, version?: string) => ({
  asset: { type, locale, createdDate, version },
});
const german = document('tds', 'de');
const english = document('tds', 'en');
const chinese = document('tds', 'zh');

test('technical data sheet, safety data sheet and certificate of analysis have columns, in this order', () => {
  const [technical, safety, certificate] = ['tds', 'virtual_msds', 'coa'].map((type) => document(type, 'en'));
  const others = ['reach', 'halal', 'brochure', 'processing_guide'].map((type) => document(type, 'en'));
  const documents = [...others, certificate, safety, technical].filter((each) => each !== undefined);
  expect(MAIN_DOCUMENTS).toEqual(['technical', 'safety', 'certificate']);
  expect(MAIN_DOCUMENTS.map((kind) => mainDocument(documents, kind, 'en'))).toEqual([
    technical,
    safety,
    certificate,
  ]);
  expect(MAIN_DOCUMENTS.map((kind) => mainDocument(others, kind, 'en'))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([
  ['de-CH', [chinese, english, german], german],
  ['en-GB', [chinese, german, english], english],
  ['fr', [chinese, german, english], english],
  ['fr', [document('tds'), chinese], document('tds')],
] as const)('a reader of %s gets their language, else English, else any', (language, documents, expected) => {
  expect(mainDocument(documents, 'technical', language)).toEqual(expected);
});

test('of several in one language the one issued last is picked, then the highest version', () => {
  const older = document('tds', 'en', '2025-12-31', '12');
  const newer = document('tds', 'EN', '2026-01-01', '9');
  const newest = document('tds', 'eng', '2026-01-01', '10');
  const undated = document('tds', 'en', undefined, '20');
  expect(mainDocument([undated, older, newer, newest], 'technical', 'en')).toBe(newest);
  expect(mainDocument([undated, older], 'technical', 'en')).toBe(older);
});
