import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Answer, pdf, refuse } from '../../../../support/services/answers.ts';
import type { SentRequest } from '../../../../support/services/sent-request.ts';
import { document as asset, showDocuments } from './show-documents.tsx';

const { saveFile } = vi.hoisted(() => ({ saveFile: vi.fn() }));
vi.mock('../../../../../src/lib/file/save-file.ts', () => ({ saveFile }));

beforeEach(() => saveFile.mockReset());

const ARCHIVE = 'POST /api/v2/document/archive';
const ZIP = 'GET /api/v2/document/archive/z-1';
const type = { 'content-type': 'application/zip' };
const zip = { file: 'PK', headers: { ...type, 'content-disposition': 'attachment; filename="Reds.zip"' } };
const ordered = {
  json: { id: 'z-1', files: [{ assetId: 'a-1', name: '469714_tds_en_v1.pdf', size: 2048 }], notIncluded: [] },
};
const ASSETS = [
  asset('a-1'),
  asset('a-2', { type: 'reach' }),
  asset('a-3', { type: 'coa', size: undefined }),
];
const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));
const bar = () => screen.getByRole('region', { name: 'Selection' });

async function show(...[assets, options]: Parameters<typeof showDocuments>) {
  const page = showDocuments(assets, options);
  await screen.findByRole('region', { name: 'Documents', busy: false });
  return page;
}

it('shows the selection’s share of the limit, from the first document on (row 204)', async () => {
  await show(ASSETS);
  expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
  await tick('Select REACH statement, English');
  expect(bar().textContent).toContain('1 of 20 documents, 2.0 KB of 50 MB');
  await tick('Select all');
  expect(bar().textContent).toContain('3 of 20 documents, at least 4.0 KB of 50 MB');
  expect(screen.getByText('3 documents.', { exact: false, selector: '[role=status]' })).toBeTruthy();
  await userEvent.click(within(bar()).getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
  expect(screen.getByText('The selection is cleared.', { selector: '[role=status]' })).toBeTruthy();
  await tick('Select REACH statement, English');
  expect(screen.queryByText('The selection is cleared.', { exact: false })).toBeNull();
});

it('hands the focus to the last chosen document when it is cleared', async () => {
  await show(ASSETS);
  await tick('Select REACH statement, English');
  within(bar()).getByRole('button', { name: 'Clear' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
  expect(document.activeElement).toBe(
    screen.getByRole('checkbox', { name: 'Select REACH statement, English' }),
  );
});

it('keeps the selection while another tab is shown', async () => {
  await show(ASSETS);
  await tick('Select REACH statement, English');
  await userEvent.click(screen.getByRole('tab', { name: 'Technical 1' }));
  await tick('Select Technical data sheet, English');
  expect(bar().textContent).toContain('2 of 20 documents');
});

it('zips several documents by one click, and lists what the ZIP contains and lacks', async () => {
  const { bus, sent } = await show(ASSETS, {
    answers: {
      [ARCHIVE]: {
        json: {
          id: 'z-1',
          files: [{ assetId: 'a-1', name: '469714_tds_en_v1.pdf', size: 2048 }],
          notIncluded: [{ assetId: 'a-2', title: 'REACH statement', reason: 'Not open to you.' }],
        },
      },
      [ZIP]: zip,
    },
  });
  const heard = vi.fn();
  bus.on('documents:downloaded', heard);
  await tick('Select Technical data sheet, English');
  await tick('Select REACH statement, English');
  await userEvent.click(within(bar()).getByRole('button', { name: 'Download as ZIP' }));
  await within(bar()).findByText('REACH statement: Not open to you.');
  expect(sent.at(-2)?.body).toEqual({ assetIds: ['a-1', 'a-2'] });
  within(bar()).getByText('469714_tds_en_v1.pdf');
  within(bar()).getByText('The ZIP is saved: 1 document.');
  expect(saveFile).toHaveBeenCalledExactlyOnceWith('Reds.zip', expect.any(Blob));
  expect(heard).toHaveBeenCalledWith({ included: 1, notIncluded: 1 });
  await tick('Select Certificate of analysis, English');
  expect(within(bar()).queryByText('469714_tds_en_v1.pdf')).toBeNull();
});

it('downloads no empty archive, and says why an order failed', async () => {
  const { answers } = await show(ASSETS, {
    answers: { [ARCHIVE]: { json: { message: 'More than 50 MB.' }, status: 413 } },
  });
  await tick('Select all');
  const button = within(bar()).getByRole('button', { name: 'Download as ZIP' });
  await userEvent.click(button);
  expect((await within(bar()).findByRole('alert')).textContent).toBe('More than 50 MB.');
  expect(within(bar()).queryByRole('button', { name: 'Try again' })).toBeNull();
  answers[ARCHIVE] = { json: { id: 'z-1', files: [], notIncluded: [] } };
  await userEvent.click(button);
  await within(bar()).findByText('None of the documents can be downloaded.');
  expect(within(bar()).queryByRole('alert')).toBeNull();
  expect(saveFile).not.toHaveBeenCalled();
});

it.each<[string, Answer, string, string]>([
  ['fails', refuse(500, 'Status 500'), 'Status 500', 'Try again'],
  ['is no ZIP', { wrong: '<html>' }, 'An unknown error has occurred', 'Try again'],
  ['is empty', { file: '', headers: type }, 'did not arrive complete', 'Try again'],
  ['needs a login', refuse(401), 'you need to login', 'Log in'],
])('stays where it is if the ZIP itself %s, and orders it anew', async (_, answer, words, way) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { answers, bus, sent } = await show(ASSETS, { answers: { [ARCHIVE]: ordered, [ZIP]: answer } });
  const heard = vi.fn();
  bus.on('documents:downloaded', heard);
  await tick('Select all');
  await userEvent.click(within(bar()).getByRole('button', { name: 'Download as ZIP' }));
  expect((await within(bar()).findByRole('alert')).textContent).toContain(words);
  expect([saveFile.mock.calls, heard.mock.calls]).toEqual([[], []]);
  expect(within(bar()).queryByText('469714_tds_en_v1.pdf')).toBeNull();
  const help = within(bar()).getByRole('button', { name: way });
  if (way === 'Log in') return;
  answers[ZIP] = zip;
  await userEvent.click(help);
  await within(bar()).findByText('The ZIP is saved: 1 document.');
  expect(saveFile).toHaveBeenCalledOnce();
  // An order is for one download.
  expect(sent.filter(({ call }) => call === ARCHIVE)).toHaveLength(2);
  expect(document.activeElement).toBe(within(bar()).getByRole('button', { name: 'Download as ZIP' }));
});

/** An order of what was asked for. */
const orderedAll = ({ body }: SentRequest): Answer => ({
  json: {
    id: 'z-1',
    files: (body as { assetIds: string[] }).assetIds.map((assetId) => ({ assetId, name: `${assetId}.pdf` })),
    notIncluded: [],
  },
});
const orders = (sent: Awaited<ReturnType<typeof show>>['sent']) =>
  sent.filter(({ call }) => call === ARCHIVE).map(({ body }) => (body as { assetIds: string[] }).assetIds);

it('orders what exceeds one ZIP as several, one after another, in their order and with numbers', async () => {
  const { sent } = await show(ASSETS, {
    props: { bulkLimit: { documents: 2, megabytes: 50 } },
    answers: { [ARCHIVE]: orderedAll, [ZIP]: zip },
  });
  await tick('Select all');
  expect(bar().textContent).toContain('3 documents, at least 4.0 KB; a ZIP takes 2 documents and 50 MB');
  screen.getByText('3 documents. They come as 2 files, one after another.', { selector: '[role=status]' });
  await userEvent.click(within(bar()).getByRole('button', { name: 'Download as 2 files' }));
  await within(bar()).findByText('2 files are saved: 3 documents.');
  expect(orders(sent).map(({ length }) => length)).toEqual([2, 1]);
  expect(sent.filter(({ call }) => [ARCHIVE, ZIP].includes(call)).map(({ call }) => call)).toEqual([
    ...[ARCHIVE, ZIP],
    ...[ARCHIVE, ZIP],
  ]);
  expect(saveFile.mock.calls.map(([name]) => name)).toEqual(['Reds-1-of-2.zip', 'Reds-2-of-2.zip']);
  expect(
    within(bar())
      .getAllByRole('listitem')
      .slice(0, 2)
      .map(({ textContent }) => textContent),
  ).toEqual(['ZIP 1 of 2, 2 documents: saved', 'ZIP 2 of 2, 1 document: saved']);
});

it('names the ZIP that failed, goes on with the next, and downloads only that one again', async () => {
  let count = 0;
  const { answers, sent } = await show(ASSETS, {
    props: { bulkLimit: { documents: 1, megabytes: 50 } },
    answers: {
      [ARCHIVE]: (asked) => (++count === 2 ? refuse(503, 'Down for today.') : orderedAll(asked)),
      [ZIP]: zip,
    },
  });
  await tick('Select all');
  await userEvent.click(within(bar()).getByRole('button', { name: 'Download as 3 files' }));
  await within(bar()).findByText('ZIP 3 of 3, 1 document: saved');
  expect((await within(bar()).findByRole('alert')).textContent).toBe('Down for today.');
  expect(within(bar()).getAllByRole('listitem')[1]?.textContent).toContain('ZIP 2 of 3, 1 document');
  expect(saveFile.mock.calls.map(([name]) => name)).toEqual(['Reds-1-of-3.zip', 'Reds-3-of-3.zip']);
  answers[ARCHIVE] = orderedAll;
  await userEvent.click(within(bar()).getByRole('button', { name: 'Try again' }));
  await within(bar()).findByText('3 files are saved: 3 documents.');
  expect(saveFile.mock.calls.at(-1)?.[0]).toBe('Reds-2-of-3.zip');
  const ids = orders(sent);
  expect(ids).toHaveLength(4);
  expect(ids[3]).toEqual(ids[1]);
  expect(document.activeElement).toBe(within(bar()).getByRole('button', { name: 'Download as 3 files' }));
});

it('waits with the other ZIPs where the connection is gone, and goes on with them', async () => {
  const { answers, sent } = await show(ASSETS, {
    props: { bulkLimit: { documents: 1, megabytes: 50 } },
    answers: { [ARCHIVE]: 'no connection', [ZIP]: zip },
  });
  await tick('Select all');
  const button = within(bar()).getByRole('button', { name: 'Download as 3 files' });
  await userEvent.click(button);
  await within(bar()).findByRole('alert');
  expect(orders(sent)).toHaveLength(1);
  within(bar()).getByText('ZIP 3 of 3, 1 document: waiting');
  answers[ARCHIVE] = orderedAll;
  await userEvent.click(button);
  await within(bar()).findByText('3 files are saved: 3 documents.');
});

it.each([
  ['connection', 'no connection', 'Try again'],
  ['server', 'unreachable', 'Try again'],
] as const)(
  'goes on after the %s is lost half-way, without what is saved (row 264)',
  async (_, fault, way) => {
    let count = 0;
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { answers, sent } = await show(ASSETS, {
      props: { bulkLimit: { documents: 1, megabytes: 50 } },
      answers: { [ARCHIVE]: (asked) => (++count === 2 ? fault : orderedAll(asked)), [ZIP]: zip },
    });
    await tick('Select all');
    await userEvent.click(within(bar()).getByRole('button', { name: 'Download as 3 files' }));
    await within(bar()).findByRole('alert');
    within(bar()).getByText('ZIP 1 of 3, 1 document: saved');
    within(bar()).getByText('ZIP 3 of 3, 1 document: waiting');
    answers[ARCHIVE] = orderedAll;
    await userEvent.click(within(bar()).getByRole('button', { name: way }));
    await within(bar()).findByText('3 files are saved: 3 documents.');
    expect(orders(sent)).toEqual([['a-1'], ['a-2'], ['a-2'], ['a-3']]);
    expect(saveFile.mock.calls.map(([name]) => name)).toEqual([
      ...['Reds-1-of-3.zip', 'Reds-2-of-3.zip', 'Reds-3-of-3.zip'],
    ]);
  },
);

it('downloads a document that is too large for a ZIP as it is', async () => {
  const { sent } = await show(ASSETS, {
    props: { bulkLimit: { documents: 20, megabytes: 0 } },
    answers: { 'GET /api/v2/document/download/{assetId}': pdf(), [ARCHIVE]: orderedAll, [ZIP]: zip },
  });
  await tick('Select all');
  await userEvent.click(within(bar()).getByRole('button', { name: 'Download as 3 files' }));
  await within(bar()).findByText('3 files are saved: 3 documents.');
  // Of the third the size is not known.
  expect(orders(sent)).toEqual([['a-3']]);
  expect(saveFile).toHaveBeenCalledTimes(3);
  expect(saveFile.mock.calls.map(([name]) => name)).toContain('Reds.zip');
});

it('does not zip one document', async () => {
  await show(ASSETS, {
    answers: {
      'GET /api/v2/document/download/a-1': pdf(),
    },
  });
  await tick('Select Technical data sheet, English');
  await userEvent.click(within(bar()).getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
});

it('cancels an order silently, and accepts the next one (row 204)', async () => {
  await show(ASSETS);
  let aborted = false;
  vi.stubGlobal(
    'fetch',
    (request: Request) =>
      new Promise((_, reject) =>
        request.signal.addEventListener('abort', () => {
          aborted = true;
          reject(request.signal.reason);
        }),
      ),
  );
  await tick('Select all');
  await userEvent.click(within(bar()).getByRole('button', { name: 'Download as ZIP' }));
  const cancel = await within(bar()).findByRole('button', { name: 'Cancel' });
  await userEvent.click(cancel);
  await waitFor(() => expect(aborted).toBe(true));
  expect(document.activeElement).toBe(await within(bar()).findByRole('button', { name: 'Clear' }));
  expect(within(bar()).queryByRole('alert')).toBeNull();
  expect(saveFile).not.toHaveBeenCalled();
});
