import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { SharedDocument } from '../../../widgets/shared-document/SharedDocument.tsx';
import { toldDocument } from '../../src/product/parts/documents/show-documents.tsx';
import { renderIsland } from '../../support/render-island.tsx';
import { type Answer, pdf } from '../../support/services/answers.ts';
import { fakeServices, services } from '../../support/services/fake-services.ts';

afterEach(() => history.replaceState(null, '', '/'));

const CALL = 'GET /api/v2/document/a-1';
const shared = {
  ...toldDocument('a-1', { label: 'REACH for 2026' }),
  title: 'REACH statement',
  product: { id: 'p-0147', prd: '469714', product_name: 'Rubelis Red 3240' },
};

function open(answer: Answer, props: { documentId?: string } = {}) {
  history.replaceState(null, '', '/shared-document?document=a-1');
  const answers: Record<string, Answer> = { [CALL]: answer };
  const sent = fakeServices(answers);
  const page = renderIsland(<SharedDocument productPage="/product/{id}" {...props} />, {
    services: { ...services, document: 'https://document.example' },
  });
  return { ...page, sent, answers };
}

it('says what is known of the document of the address, and downloads it (row 203)', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { answers, bus } = open({ json: shared });
  const heard = vi.fn();
  bus.on('document:downloaded', heard);
  await screen.findByRole('heading', { level: 1, name: 'REACH for 2026' });
  const link = screen.getByRole('link', { name: 'Rubelis Red 3240' });
  expect(link.getAttribute('href')).toBe('/product/p-0147');
  expect(screen.getAllByRole('definition').map((cell) => cell.textContent)).toEqual([
    ...['Rubelis Red 3240', 'REACH statement', 'English', '1', '2026/01/31', '2.0 KB'],
  ]);
  answers['GET /api/v2/document/download/a-1'] = pdf();
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(saved).toEqual(['a-1.pdf']));
  expect(heard).toHaveBeenCalledWith({ assetId: 'a-1', type: 'tds', prd: '469714' });
});

it.each([
  [401, 'This document needs a login', 'To access the document, you need to login to your account.'],
  [
    403,
    'This document is not open to you',
    'You do not have sufficient privileges to access the document. Please contact your counterpart for support.',
  ],
  [
    404,
    'Document not found',
    'It may have been replaced or withdrawn. Check the address, or ask the person who sent it to you.',
  ],
])('says why the document is not open: %i (rows 197 and 198)', async (status, title, sentence) => {
  const { bus } = open({ json: {}, status });
  const heard = vi.fn();
  bus.on('overlay:open', heard);
  await screen.findByRole('heading', { level: 1, name: title });
  screen.getByText(sentence);
  const login = screen.queryByRole('button', { name: 'Log in' });
  expect(login !== null).toBe(status === 401);
  if (!login) return;
  await userEvent.click(login);
  expect(heard).toHaveBeenCalledWith({ name: 'login' });
});

it('uses the words of the service, and tries again', async () => {
  const { answers } = open({ json: { message: 'Down.' }, status: 503 });
  await screen.findByText('Down.');
  answers[CALL] = { json: shared };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'REACH for 2026' });
  expect(window.document.activeElement).toBe(heading);
});

it('takes the document of its prop, and asks for none without an id', async () => {
  const { sent } = open({ json: shared }, { documentId: '' });
  await screen.findByRole('heading', { level: 1, name: 'This link is incomplete' });
  screen.getByText('It does not say which document it is for.', { exact: false });
  expect(sent).toHaveLength(0);
});
