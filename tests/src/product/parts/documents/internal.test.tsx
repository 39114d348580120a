import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { document, showDocuments, toldDocument, userWith } from './show-documents.tsx';

const HISTORY = 'GET /api/v2/document/history/a-1';
const answers = { 'GET /api/v1/product-sheet/favorite/': { json: [] } };
const internal = { payload: { user: userWith('internal') }, answers };

it('shows the versions of a document, newest first (row 200)', async () => {
  const { sent } = showDocuments([document('a-1', { accessLevel: 'internal' })], {
    ...internal,
    answers: {
      ...answers,
      [HISTORY]: {
        json: [
          toldDocument('a-1', { version: '2', changelog: 'New limits.' }),
          toldDocument('a-1', { version: '1', createdDate: '2025-01-31' }),
        ],
      },
    },
  });
  const opener = await screen.findByRole('button', { name: 'Versions of Technical data sheet, English' });
  screen.getByText('Internal');
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Versions of Technical data sheet, English' });
  const [, newest, oldest] = await within(dialog).findAllByRole('row');
  expect(newest?.textContent).toBe('22026/01/312.0 KBNew limits.');
  expect(oldest?.textContent).toBe('12025/01/312.0 KB–not stated');
  expect(sent.at(-1)?.url).toContain('?prd=469714');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(window.document.activeElement).toBe(opener);
});

it('says in the specification’s words why there are no versions (row 201)', async () => {
  showDocuments([document('a-1')], {
    ...internal,
    answers: { ...answers, [HISTORY]: { json: { message: 'Archive is closed.' }, status: 503 } },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Versions/ }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed with message Archive is closed.');
});

it.each([
  ['a root version', document('a-1', { isRootVersion: true }), 'internal'],
  ['a validated customer', document('a-1'), 'validated'],
])('offers no versions of or to %s', async (_, asset, role) => {
  showDocuments([asset], { payload: { user: userWith(role) }, answers });
  await screen.findByRole('heading', { name: 'Documents' });
  expect(screen.queryByRole('button', { name: /^Versions/ })).toBeNull();
});

it.each([
  ['public', 'Copy the direct download link of', 'https://document.example/api/v2/document/download/a-1'],
  ['restricted', 'Copy the link to', new URL('/shared-document?document=a-1', window.location.href).href],
] as const)(
  'copies the link of a %s document, for internal users (row 202)',
  async (accessLevel, words, href) => {
    const user = userEvent.setup();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { store } = showDocuments([document('a-1', { accessLevel })], internal);
    await user.click(await screen.findByRole('button', { name: `${words} Technical data sheet, English` }));
    expect(write).toHaveBeenCalledWith(href);
    expect(store.getState().notices.at(-1)?.text).toBe('Copied the link to Technical data sheet, English.');
  },
);

it('copies no link to a document that nobody could open by it', async () => {
  showDocuments([document('a-1', { accessLevel: 'restricted' })], {
    ...internal,
    payload: { ...internal.payload, links: {} },
  });
  await screen.findByRole('heading', { name: 'Documents' });
  expect(screen.queryByRole('button', { name: /^Copy .* Technical data sheet/ })).toBeNull();
});
