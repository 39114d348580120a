import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { document, showDocuments, userWith } from '../../product/parts/documents/show-documents.tsx';

const visitor = {};
const user = { payload: { user: userWith('public_restricted') } };
const NEEDS_LOGIN = 'To access the document, you need to login to your account.';
const FORBIDDEN =
  'You do not have sufficient privileges to access the document. Please contact your counterpart for support.';

it.each([
  ['a visitor, by a 401', 401, visitor, NEEDS_LOGIN, 'Log in'],
  ['a user, by a 401', 401, user, 'Your session has ended. Please log in again.', 'Log in'],
  ['a visitor, by a 403', 403, visitor, FORBIDDEN, undefined],
  ['a user, by a 403', 403, user, FORBIDDEN, undefined],
])('has words of its own for %s without JSON (row 197)', async (_, status, reader, words, way) => {
  showDocuments([document('a-1')], {
    ...reader,
    answers: {
      'GET /api/v2/document/download/a-1': {
        wrong: '<h1>Refused</h1>',
        status,
        headers: { 'content-type': 'text/html' },
      },
      'GET /api/v1/product-sheet/favorite/': { json: [] },
    },
  });
  const link = await screen.findByRole('link', { name: 'Technical data sheet' });
  await userEvent.click(link);
  const row = within(link.closest('tr') as HTMLElement);
  expect((await row.findByRole('alert')).textContent).toBe(words);
  const ways = row.queryAllByRole('button', { name: /^(Log in|Try again)$/ }).map((each) => each.textContent);
  expect(ways).toEqual(way ? [way] : []);
});
