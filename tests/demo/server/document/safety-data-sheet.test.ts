import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sheetFileName } from '../../../../demo/data/assets/sheet-file-name.ts';
import { catalogueMaker } from '../../../../demo/data/catalogue-maker.ts';
import { renderPdf } from '../../../../demo/server/document/render-pdf.ts';
import { safetyDataSheet } from '../../../../demo/server/document/safety-data-sheet.ts';
import {
  localeOfSheet,
  sheetLanguages,
  sheetTypeOf,
  sheetTypes,
} from '../../../../demo/server/document/sheet-choices.ts';
import { textOfPdf } from '../support/text-of-pdf.ts';

const product = catalogueMaker().product(0);
const undated = { version: 1, createdDate: null };
const issue = { version: 3, createdDate: '2026-08-27T00:00:00.000Z' };
const locales = sheetLanguages.map(({ key }) => localeOfSheet(key));
const sheetIn = (locale: string, key = 'sds-eu') =>
  safetyDataSheet(product, { locale, type: sheetTypeOf(key), issue });
const headings = (locale: string, key?: string) =>
  sheetIn(locale, key).sections.map(({ heading }) => heading);

describe('a safety data sheet', () => {
  it.each(locales)('has sixteen numbered sections in its language (%s), none empty', (locale) => {
    const { sections } = sheetIn(locale);
    expect(sections).toHaveLength(16);
    for (const [place, { heading, rows = [], paragraphs = [] }] of sections.entries()) {
      expect(heading).toContain(String(place + 1));
      expect([...rows.flat(), ...paragraphs].join('').trim()).not.toBe('');
    }
  });

  it.each(locales.filter((each) => each !== 'en'))('has no text of another language (%s)', (locale) => {
    const english = JSON.stringify(sheetIn('en').sections);
    const { title, sections } = sheetIn(locale);
    const own = [title, ...sections.flatMap(({ heading, paragraphs = [] }) => [heading, ...paragraphs])];
    expect(own.filter((text) => english.includes(text))).toEqual([]);
  });

  it.each([
    ['de', 'ABSCHNITT 4: Erste-Hilfe-Maßnahmen'],
    ['fr', 'RUBRIQUE 4: Premiers secours'],
    ['ja', '4. 応急措置'],
    ['zh', '第4部分 急救措施'],
    ['ko', '4. 응급조치요령'],
    ['en', 'SECTION 4: First aid measures'],
  ])('words its titles as its law does (%s)', (locale, title) => {
    expect(headings(locale)[3]).toBe(title);
  });

  it('says by its type for which country it is, in its own language', () => {
    expect(sheetIn('de', 'sds-us').title).toBe('Sicherheitsdatenblatt (Vereinigte Staaten)');
    expect(headings('en', 'sds-us')[1]).toBe('SECTION 2: Hazard(s) identification');
    const ofLaw = (key: string) => sheetIn('en', key).sections[14]?.rows;
    expect(ofLaw('sds-us')).toEqual([
      ['Legal basis', 'OSHA Hazard Communication Standard, 29 CFR 1910.1200'],
      ['Applies in', 'United States'],
    ]);
    expect(ofLaw('sds-jp')?.map(([, value]) => value)).toEqual(['JIS Z 7253', 'Japan']);
    expect(headings('en', 'esds').at(-1)).toBe('Annex: exposure scenarios');
  });

  it('names the version and the day that the list of documents names', () => {
    const { title, issue: line, footer } = sheetIn('fr');
    expect(title).toBe('Fiche de données de sécurité (Union européenne)');
    expect(line).toBe(`Code produit ${product.prd} · Version 3 · 27/08/2026 · français`);
    expect(footer).toContain('Version 3 · 27/08/2026');
    const sheet = safetyDataSheet(product, { locale: 'en', type: sheetTypeOf('sds-eu'), issue: undated });
    expect(JSON.stringify(sheet.sections[15])).not.toContain('Date of issue');
  });

  it.each([
    ['de', '1,6 g/cm³', '27.08.2026'],
    ['en', '1.6 g/cm³', '2026/08/27'],
    ['fr', '1,6 g/cm³', '27/08/2026'],
    ['pl', '1,6 g/cm³', '27.08.2026'],
    ['ja', '1.6 g/cm³', '2026/08/27'],
  ])('writes figures and days as its language does (%s)', (locale, density, day) => {
    const { sections, issue: line, footer } = sheetIn(locale);
    expect(sections[8]?.rows?.[0]?.[1]).toBe(density);
    expect(sections[15]?.rows?.[1]?.[1]).toBe(day);
    for (const text of [line, footer]) expect(text).toContain(day);
  });

  it('says in section 1 why it has no registration number, where the law demands one', () => {
    const first = (key: string) => sheetIn('de', key).sections[0]?.rows?.map(([label]) => label);
    expect(sheetIn('de').sections[0]?.rows?.[2]).toEqual([
      'REACH-Registrierungsnummer',
      expect.stringMatching(/erfunden sind\.$/),
    ]);
    expect(first('sds-us')).not.toContain('REACH-Registrierungsnummer');
  });

  it('has a file name of its own for each type, language and issue', () => {
    const names = sheetTypes.flatMap((type) =>
      ['de', 'en'].map((locale) => sheetFileName({ ...type, prd: '213540', locale, issue })),
    );
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(
      names.map(() => expect.stringMatching(/_213540_[A-Z]+_(de|en)_v3_2026-08-27\.pdf$/)),
    );
    expect(names.slice(1, 4)).toEqual([
      ...['SDS_213540_EU_en_v3_2026-08-27.pdf', 'SDS_213540_US_de_v3_2026-08-27.pdf'],
      'SDS_213540_US_en_v3_2026-08-27.pdf',
    ]);
    expect(names.at(-1)).toMatch(/^ESDS_213540_EU_en/);
    expect(sheetFileName({ prd: '1', country: 'EU', locale: null, issue: undated })).toBe('SDS_1_EU_v1.pdf');
  });

  it.each(['ja', 'zh', 'ko', 'pl', 'cs', 'de'])('can be searched for its letters (%s)', async (locale) => {
    const text = textOfPdf(await renderPdf(sheetIn(locale))).replaceAll(/\s/g, '');
    expect(text).not.toContain('[…]');
    for (const heading of headings(locale)) expect(text).toContain(heading.replaceAll(/\s/g, ''));
  });
});

interface Fontkit {
  openSync(file: string): { hasGlyphForCodePoint(codePoint: number): boolean };
}

it.each(['ja', 'zh', 'ko'])(
  'the fonts have all letters of the words in %s, else subset them anew',
  (locale) => {
    const fontkit = createRequire(createRequire(import.meta.url).resolve('pdfkit'))('fontkit') as Fontkit;
    const fonts = ['regular', 'bold'].map((weight) =>
      fontkit.openSync(join('demo/server/pdf/fonts', `noto-sans-${locale}-${weight}.ttf`)),
    );
    const letters = new Set(sheetTypes.map(({ key }) => JSON.stringify(sheetIn(locale, key))).join(''));
    for (const font of fonts) {
      const missing = [...letters].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
      expect(missing).toEqual([]);
    }
  },
);
