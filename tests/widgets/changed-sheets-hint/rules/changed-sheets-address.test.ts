import { expect, test } from 'vitest';
import { changedSheetsAddress } from '../../../../widgets/changed-sheets-hint/rules/changed-sheets-address.ts';

const since = '2026-08-17T07:30:00.000Z';
const query = 'tab=mysheets&min_doc_date=2026-08-17T07%3A30%3A00.000Z';

test.each([
  ['/sheets', `https://portal.example/sheets?${query}`],
  [
    '/sheets?tab=all&view=list',
    `https://portal.example/sheets?tab=mysheets&view=list&${query.split('&')[1]}`,
  ],
  ['https://sheets.example/', `https://sheets.example/?${query}`],
])('links the changed sheets from the page %s', (page, address) => {
  expect(changedSheetsAddress(page, since, 'https://portal.example/products?i=coatings')).toBe(address);
});
