import { screen } from '@testing-library/react';
import { askForSheetsCheck } from '../../../src/store/sheets-check.ts';
import { ChangedSheetsHint } from '../../../widgets/changed-sheets-hint/ChangedSheetsHint.tsx';
import { press, says } from '../hands.ts';
import type { Opened, Scenario } from '../scenario.ts';

const MYSHEETS = 'POST /api/v1/document/mysheets';
const MANIFEST = 'POST /api/v1/manifest/search';
const changed = { id: 'p-1', product_name: 'Oxidra Red', assets: [{ id: 'a-1', type: 'tds', version: 3 }] };

const hint = {
  answers: {
    [MYSHEETS]: { json: { total: 1, hits: [changed] } },
    [MANIFEST]: { json: [{ code: 'tds', title: 'Technical data sheet' }] },
  },
  element: <ChangedSheetsHint />,
  before: askForSheetsCheck,
  overlay: { name: 'changed-sheets-hint' },
};

/** As the page's queue does where the notice's button asks for it. */
const show = async (opened: Opened) => {
  opened.show('changed-sheets-hint');
  return screen.findByText('Oxidra Red');
};

/** Calls of the hint at changed sheets. */
export const sheetScenarios: Scenario[] = [
  { makes: 'readChangedSheets', call: MYSHEETS, ...hint, told: 'notice', works: show },
  {
    makes: 'readDocumentTypes',
    call: MANIFEST,
    ...hint,
    told: 'read',
    kept: 'Oxidra Red',
    fill: async (opened) => {
      await show(opened);
      await press(/Oxidra Red/)(opened);
    },
    works: says('Technical data sheet'),
    malformed: [{ code: 7 }],
  },
];
