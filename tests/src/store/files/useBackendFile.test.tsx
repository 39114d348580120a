import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { FileProgress } from '../../../../src/outcome/files/FileProgress.tsx';
import type { BackendFile } from '../../../../src/store/files/backend-file.ts';
import { useBackendFile } from '../../../../src/store/files/useBackendFile.ts';
import { signOut } from '../../../../src/store/session/session.ts';
import { renderIsland } from '../../../support/render-island.tsx';
import {
  type Answer,
  heldBack,
  pdf,
  type Reply,
  refuse,
  tooMany,
} from '../../../support/services/answers.ts';
import { fakeServices, services } from '../../../support/services/fake-services.ts';

const { saveFile } = vi.hoisted(() => ({ saveFile: vi.fn() }));
vi.mock('../../../../src/lib/file/save-file.ts', () => ({ saveFile }));

const PATH = '/util/download/comparison';
const user = { userId: 'u-1', email: 'a@example.com', token: 'bearer' };
const named = pdf({ 'content-disposition': 'attachment; filename="Reds.pdf"' });

const FILE: BackendFile = {
  path: PATH.slice(1),
  query: (token) => new URLSearchParams({ i: 'coatings', ...(token && { token }) }),
  name: 'Comparison.pdf',
};

/** A tab that a click has opened. */
function fakeTab() {
  const tab = { ...{ opener: window, document: document.implementation.createHTMLDocument() } };
  return { ...tab, location: { replace: vi.fn() }, close: vi.fn() };
}

function Starter({ isShown = false }: { isShown?: boolean }) {
  const file = useBackendFile({ ...FILE, isShown });
  const starter = { current: document.querySelector('button') };
  return (
    <>
      <button type="button" aria-disabled={file.isRunning} onClick={() => void file.start()}>
        PDF
      </button>
      <FileProgress file={file} starter={starter} />
    </>
  );
}

let answers: Record<string, Reply>;

beforeEach(() => {
  saveFile.mockReset();
  answers = {
    [`GET ${PATH}`]: named,
    'POST /api/v1/user/me/download-token': { json: { token: 'once' } },
  };
});

function show({
  isShown = false,
  isSignedIn = true,
  tab = fakeTab() as ReturnType<typeof fakeTab> | null,
} = {}) {
  const sent = fakeServices(answers);
  const opened = vi.fn(() => tab);
  vi.stubGlobal('open', opened);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:pdf');
  const page = renderIsland(<Starter isShown={isShown} />, { services, ...(isSignedIn && { user }) });
  return { ...page, sent, opened, tab };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const failed = () => screen.findByRole('alert');

it.each([
  ['who is signed in', true, ['POST', 'GET'], '?i=coatings&token=once'],
  ['a visitor', false, ['GET'], '?i=coatings'],
])('saves the file of %s, asked for as a navigation would', async (_, isSignedIn, methods, query) => {
  const { sent, opened } = show({ isSignedIn });
  await press('PDF');
  await screen.findByText('Reds.pdf is saved.');
  expect(saveFile).toHaveBeenCalledExactlyOnceWith('Reds.pdf', expect.any(Blob));
  expect(sent.map(({ method }) => method)).toEqual(methods);
  expect(sent.at(-1)?.url).toBe(`https://backend.example${PATH}${query}`);
  expect(sent.at(-1)?.headers.has('authorization')).toBe(false);
  if (isSignedIn) expect(sent[0]?.body).toEqual({ path: `${PATH}?i=coatings` });
  expect(opened).not.toHaveBeenCalled();
});

it('names the file itself where the service does not, or hides the name from scripts', async () => {
  answers[`GET ${PATH}`] = pdf();
  show();
  await press('PDF');
  await screen.findByText('Comparison.pdf is saved.');
  expect(saveFile).toHaveBeenCalledExactlyOnceWith('Comparison.pdf', expect.any(Blob));
});

it.each<[string, Answer, string, string | null]>([
  ['a refusal', refuse(500, 'Status 500'), 'Status 500', 'Try again'],
  ['no connection', 'no connection', 'We cannot reach the server.', 'Try again'],
  ['no answer', 'unreachable', 'We cannot reach the server just now.', 'Try again'],
  ['too many', tooMany(42), 'Try again in 42 seconds.', 'Try again'],
  ['a page in its place', { wrong: '<!doctype html>' }, 'An unknown error has occurred', 'Try again'],
  [
    'an empty file',
    { file: '', headers: { 'content-type': 'application/pdf' } },
    'did not arrive complete',
    'Try again',
  ],
  ['an ended session', refuse(401), 'Your session has ended.', 'Log in'],
  ['what is not open to the user', refuse(403, 'Not for you.'), 'Not for you.', null],
])('says why the file failed beside its button: %s', async (_, answer, words, way) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  answers[`GET ${PATH}`] = answer;
  show();
  await press('PDF');
  expect((await failed()).textContent).toContain(words);
  expect(saveFile).not.toHaveBeenCalled();
  const offered = screen.queryAllByRole('button').map(({ textContent }) => textContent);
  expect(offered).toEqual(['PDF', ...(way ? [way] : [])]);
  if (way !== 'Try again') return;
  answers[`GET ${PATH}`] = named;
  await press('Try again');
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'PDF' }));
});

it('opens the login where the token is refused, and makes no other call', async () => {
  answers['POST /api/v1/user/me/download-token'] = refuse(401);
  const { bus, sent } = show();
  const heard = vi.fn();
  bus.on('overlay:open', heard);
  await press('PDF');
  await failed();
  expect(sent).toHaveLength(1);
  await press('Log in');
  expect(heard).toHaveBeenCalledWith(expect.objectContaining({ name: 'login' }));
});

it.each<[string, (page: ReturnType<typeof show>) => unknown]>([
  ['Cancel', () => press('Cancel the download of the PDF')],
  ['the end of the session', ({ store }) => act(() => signOut(store))],
  ['the end of the island', ({ unmount }) => unmount()],
])('ends with %s, without a word', async (_, end) => {
  answers[`GET ${PATH}`] = 'never';
  const page = show({ isShown: true });
  await press('PDF');
  await waitFor(() => expect(page.sent).toHaveLength(2));
  await end(page);
  expect(page.sent.at(-1)?.signal.aborted).toBe(true);
  expect(page.tab?.close).toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText('Preparing the PDF…')).toBeNull();
});

it('makes one call for two presses', async () => {
  const held = heldBack();
  answers[`GET ${PATH}`] = held.answer;
  const { sent } = show({ isSignedIn: false });
  await press('PDF');
  await press('PDF');
  held.arrive(named);
  await screen.findByText('Reds.pdf is saved.');
  expect(sent).toHaveLength(1);
});

it('shows what is to be printed in a tab, which opens with the click and says what it waits for', async () => {
  const held = heldBack();
  answers[`GET ${PATH}`] = held.answer;
  const { tab, opened } = show({ isShown: true });
  await press('PDF');
  expect(opened).toHaveBeenCalledExactlyOnceWith('', '_blank');
  expect(tab?.document.body.textContent).toBe('Preparing the PDF…');
  expect(tab?.opener).toBeNull();
  held.arrive(pdf());
  await screen.findByText('A new tab shows the PDF.');
  expect(tab?.location.replace).toHaveBeenCalledExactlyOnceWith('blob:pdf');
  const [[shown]] = vi.mocked(URL.createObjectURL).mock.calls as [[Blob]];
  expect(shown.type).toBe('application/pdf');
  expect(saveFile).not.toHaveBeenCalled();
});

it('closes the tab again if there is nothing to show', async () => {
  answers[`GET ${PATH}`] = refuse(503, 'Down for today.');
  const { tab } = show({ isShown: true });
  await press('PDF');
  expect((await failed()).textContent).toBe('Down for today.');
  expect(tab?.close).toHaveBeenCalled();
});

it.each<[string, () => ReturnType<typeof show>]>([
  ['cannot show a PDF', () => show({ isShown: true })],
  ['blocks the tab', () => show({ isShown: true, tab: null })],
])('saves what is to be printed where the browser %s', async (what, open) => {
  if (what === 'cannot show a PDF')
    vi.stubGlobal('navigator', Object.create(navigator, { pdfViewerEnabled: { value: false } }));
  const { opened } = open();
  await press('PDF');
  await screen.findByText('Reds.pdf is saved.');
  expect(opened).toHaveBeenCalledTimes(what === 'blocks the tab' ? 1 : 0);
});

it('opens no tab without a connection', async () => {
  answers['POST /api/v1/user/me/download-token'] = 'no connection';
  const { opened } = show({ isShown: true });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await press('PDF');
  expect((await failed()).textContent).toContain('We cannot reach the server.');
  expect(opened).not.toHaveBeenCalled();
});

/** Lets scripts read no answer of the backend. */
function withoutCors(): string[] {
  const asked: string[] = [];
  const other = fetch;
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const url = input instanceof Request ? input.url : input;
    if (!url.startsWith('https://backend.example')) return other(input, init);
    asked.push(`${init?.mode ?? 'cors'} ${new URL(url).search}`);
    if (init?.mode === 'no-cors') return Response.error();
    throw new TypeError('Failed to fetch');
  });
  return asked;
}

it('navigates a tab where scripts may not read the file, with a token of its own', async () => {
  const { sent, opened, tab } = show();
  const asked = withoutCors();
  await press('PDF');
  await screen.findByText('A new tab shows the PDF.');
  // Whether scripts may read is asked without anything that the backend would make.
  expect(asked).toEqual(['cors ?i=coatings&token=once', 'cors ', 'no-cors ']);
  expect(sent.map(({ method }) => method)).toEqual(['POST', 'POST']);
  expect(opened).toHaveBeenCalledOnce();
  expect(tab?.location.replace).toHaveBeenCalledWith(`https://backend.example${PATH}?i=coatings&token=once`);
  expect(tab?.document.body.textContent).toBe(
    'Your browser shows or saves the PDF. You can close this tab afterwards.',
  );
  await press('PDF');
  await waitFor(() => expect(opened).toHaveBeenCalledTimes(2));
  expect(asked).toHaveLength(3);
});

it('asks for another click where that tab is blocked', async () => {
  const { opened } = show({ tab: null });
  withoutCors();
  await press('PDF');
  expect((await failed()).textContent).toBe('This file opens in a new tab only.');
  const tab = fakeTab();
  opened.mockReturnValue(tab);
  await press('Open in a new tab');
  expect(opened).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledOnce());
});
