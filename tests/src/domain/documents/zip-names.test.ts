import { describe, expect, test } from 'vitest';
import { zipNames } from '../../../../src/domain/documents/zip-names.ts';

const full = { prd: '400147', type: 'tds', locale: 'en', version: '3', filename: 'TDS.PDF' };
const nameOf = (document: Parameters<typeof zipNames>[0][number]) => zipNames([document])[0];

describe('a document in a ZIP is called', () => {
  test.each([
    ['by product, type, language and version', full, '400147_tds_en_v3.pdf'],
    ['without what is unknown', { type: 'tds', prd: null, version: '' }, 'tds.pdf'],
    ['by its own name, if it keeps it', { ...full, name: 'SDS_1_EU.pdf' }, 'SDS_1_EU.pdf'],
    ['with its own extension', { ...full, filename: 'a.b.jpeg' }, '400147_tds_en_v3.jpeg'],
    ['.pdf where its extension is none', { ...full, filename: 'x.not an extension' }, '400147_tds_en_v3.pdf'],
    [
      'in any script',
      { ...full, type: 'zertifikat-färbung-証明' },
      '400147_zertifikat-färbung-証明_en_v3.pdf',
    ],
    ['in one form of Unicode', { ...full, type: 'fa\u0308rbung' }, '400147_f\u00e4rbung_en_v3.pdf'],
    ['without paths', { ...full, prd: '../..\\etc/passwd' }, '-..-etc-passwd_tds_en_v3.pdf'],
    ['without control and direction signs', { type: 'a\u0000b\u202efdp', version: 1 }, 'a-b-fdp_v1.pdf'],
    ['by no device of Windows', { type: 'CON' }, 'document_CON.pdf'],
    ['something, in any case', { type: '...' }, 'document.pdf'],
  ])('%s', (_, document, name) => {
    expect(nameOf(document)).toBe(name);
  });

  test('by no more than file systems take', () => {
    const name = nameOf({ ...full, type: '証'.repeat(300) }) ?? '';
    expect(new TextEncoder().encode(name).length).toBeLessThan(210);
    expect(name).toMatch(/^400147_証+\.pdf$/);
  });

  test('by a name of its own, whatever the case', () => {
    const names = zipNames([full, { ...full, type: 'TDS' }, full, { ...full, version: '4' }]);
    expect(names).toEqual([
      '400147_tds_en_v3.pdf',
      '400147_TDS_en_v3 (2).pdf',
      '400147_tds_en_v3 (3).pdf',
      '400147_tds_en_v4.pdf',
    ]);
  });
});
