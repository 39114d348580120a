import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { askForSheetsCheck } from '../../../src/store/session/sheets-check.ts';
import { ChangedSheetsHint } from '../../../widgets/changed-sheets-hint/ChangedSheetsHint.tsx';
import { press, says } from '../hands.ts';
import { type Opened, type Scenario, USER } from '../scenario.ts';

const MYSHEETS = 'POST /api/v1/document/mysheets';
const CONFIRM = 'PUT /api/v1/user/me/sheets-seen';
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
    makes: 'readDocumentManifest',
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
  {
    makes: 'confirmSheets',
    call: CONFIRM,
    ...hint,
    answers: { ...hint.answers, [CONFIRM]: { status: 204 } },
    payload: { user: { ...USER, sheetsSince: '2026-02-01T00:00:00Z' } },
    told: 'nowhere',
    because: 'Nothing is lost: the next login shows the hint once more.',
    fill: show,
    act: press('Close'),
    works: ({ sent }) => waitFor(() => expect(sent.map(({ call }) => call)).toContain(CONFIRM)),
    closes: true,
  },
];
