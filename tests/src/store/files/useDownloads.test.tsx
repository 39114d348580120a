import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { useDownloads } from '../../../../src/store/files/useDownloads.ts';
import { signOut } from '../../../../src/store/session/session.ts';
import { renderIsland } from '../../../support/render-island.tsx';
import { type Answer, heldBack, pdf } from '../../../support/services/answers.ts';
import { fakeServices, services } from '../../../support/services/fake-services.ts';
import type { SentRequest } from '../../../support/services/sent-request.ts';

const { saveFile } = vi.hoisted(() => ({ saveFile: vi.fn() }));
vi.mock('../../../../src/lib/file/save-file.ts', () => ({ saveFile }));

const user = { userId: 'u-1', email: 'a@example.com', token: 't' };
const asset = { id: 'a-1', type: 'tds', filename: 'a-1.pdf' };
let sent: SentRequest[];
let answer: Answer | Promise<Answer>;
const isAborted = () => sent.some(({ signal }) => signal.aborted);

beforeEach(() => {
  saveFile.mockReset();
  answer = 'never';
  sent = fakeServices({ 'GET /api/v2/document/download/a-1': () => answer });
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
  const held = heldBack();
  answer = held.answer;
  show();
  screen.getByText('nothing');
  await press('Start');
  screen.getByText('running');
  await waitFor(() => expect(sent).toHaveLength(1));
  held.arrive(pdf());
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
  await waitFor(() => expect(isAborted()).toBe(true));
  expect(screen.queryByText('running')).toBeNull();
  expect(saveFile).not.toHaveBeenCalled();
});
