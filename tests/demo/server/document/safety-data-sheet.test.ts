import { describe, expect, it } from 'vitest';
import { catalogueMaker } from '../../../../demo/data/catalogue-maker.ts';
import { safetyDataSheet } from '../../../../demo/server/document/safety-data-sheet.ts';
import { type KeyValue, sheetLanguages, sheetTypes } from '../../../../demo/server/document/sheet-choices.ts';

const { product } = catalogueMaker();

describe('safety data sheets', () => {
  it.each([
    ['Ger', 'de', 'Sicherheitsdatenblatt (EU, REACH Anhang II)', '4. Erste Hilfe'],
    ['Fre', 'fr', 'Fiche de données de sécurité (UE, REACH annexe II)', '4. Premiers secours'],
    ['Spa', 'es', 'Ficha de datos de seguridad (UE, REACH anexo II)', '4. Primeros auxilios'],
    ['Ita', 'it', 'Scheda di dati di sicurezza (UE, REACH allegato II)', '4. Primo soccorso'],
    ['Por', 'pt', 'Ficha de dados de segurança (UE, REACH anexo II)', '4. Primeiros socorros'],
    ['Chi', 'en-GB', 'Safety data sheet (EU, REACH Annex II)', '4. First aid'],
  ])('are worded for %s in %s', (key, language, title, firstAid) => {
    const [type] = sheetTypes as [KeyValue];
    const chosen = sheetLanguages.find((each) => each.key === key) as KeyValue;
    const sheet = safetyDataSheet(product(0), chosen, type, '2026-09-01T00:00:00.000Z');
    expect([sheet.language, sheet.title]).toEqual([language, title]);
    expect(sheet.sections.map(({ heading }) => heading)).toContain(firstAid);
  });
});
