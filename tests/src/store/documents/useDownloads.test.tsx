import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { useDownloads } from '../../../../src/store/documents/useDownloads.ts';
import { signOut } from '../../../../src/store/session.ts';
import { renderIsland } from '../../../support/render-island.tsx';
import { services } from '../../../support/services/fake-services.ts';

const { saveFile } = vi.hoisted(() => ({ saveFile: vi.fn() }));
vi.mock('../../../../src/lib/save-file.ts', () => ({ saveFile }));

const user = { userId: 'u-1', email: 'a@example.com', token: 't' };
const asset = { id: 'a-1', type: 'tds', filename: 'a-1.pdf' };
let isAborted: boolean;
let answer: () => Promise<Response>;

beforeEach(() => {
  saveFile.mockReset();
  isAborted = false;
  answer = () => new Promise(() => {});
  vi.stubGlobal('fetch', (request: Request) =>
    Promise.race([
      answer(),
      new Promise((_, reject) =>
        request.signal.addEventListener('abort', () => {
          isAborted = true;
          reject(request.signal.reason);
        }),
      ),
    ]),
  );
});

function Row() {
  const { byId, start, cancel } = useDownloads();
  return (
    <>
      <button type="button" onClick={() => void start({ asset, prd: '469714' })}>
        Start
      </button>
      <button type="button" onClick={() => cancel('a-1')}>
        Cancel
      </button>
      <p>{byId['a-1']?.status ?? 'nothing'}</p>
    </>
  );
}

const show = () =>
  renderIsland(<Row />, { services: { ...services, document: 'https://document.example' }, user });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('shows how far a download has come, and saves the file (row 191)', async () => {
  let send: ((response: Response) => void) | undefined;
  answer = () =>
    new Promise((resolve) => {
      send = resolve;
    });
  show();
  screen.getByText('nothing');
  await press('Start');
  screen.getByText('running');
  await waitFor(() => expect(send).toBeDefined());
  send?.(new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }));
  await screen.findByText('saved');
  expect(saveFile).toHaveBeenCalledExactlyOnceWith('a-1.pdf', expect.any(Blob));
});

it.each<[string, (page: ReturnType<typeof show>) => unknown]>([
  ['a press of Cancel', () => press('Cancel')],
  ['the end of the session', ({ store }) => act(() => signOut(store))],
  ['the end of the island', ({ unmount }) => unmount()],
])('ends a download with %s', async (_, end) => {
  const page = show();
  await press('Start');
  await screen.findByText('running');
  await end(page);
  await waitFor(() => expect(isAborted).toBe(true));
  expect(screen.queryByText('running')).toBeNull();
  expect(saveFile).not.toHaveBeenCalled();
});
