import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { catalogueMaker } from '../../../../demo/data/catalogue-maker.ts';
import { company } from '../../../../demo/data/portal/company.ts';
import { safetyDataSheet } from '../../../../demo/server/document/safety-data-sheet.ts';
import { sheetTypeOf } from '../../../../demo/server/document/sheet-choices.ts';
import { testDemo } from '../../server/support/test-demo.ts';

it.each(['/', '/contact', '/imprint', '/data-protection'])('stands with its place on %s', async (path) => {
  const demo = await testDemo();
  const page = await (await demo.browser().call('GET', 'site', path)).text();
  expect(page).toContain('Colour &amp; Effect GmbH');
  expect(page).toContain(`${company.postcode} ${company.town}`);
  expect(page).toContain('<a href="tel:+49785155501');
});

it('is the supplier in a safety data sheet', () => {
  const issue = { version: 1, createdDate: null };
  const type = sheetTypeOf('sds-eu');
  const sheet = safetyDataSheet(catalogueMaker().product(0), { locale: 'en', type, issue });
  expect(JSON.stringify(sheet)).toContain('Colour & Effect GmbH, Farbenweg 12, 77694 Kehl, Germany');
});

it('is named in one place only', () => {
  const files = globSync('demo/**/*.{ts,html,yaml,csv}').filter((file) => !/company\.ts$/.test(file));
  const named = files.filter((file) => {
    const code = readFileSync(file, 'utf8').replaceAll(/^\s*(\/\/|\/?\*|#).*$/gm, '');
    return /Colour (&|&amp;) Effect GmbH|C&E Pigment Portal|Farbenweg|Ludwigshafen/.test(code);
  });
  expect(files.length).toBeGreaterThan(300);
  expect(named).toEqual([]);
});
