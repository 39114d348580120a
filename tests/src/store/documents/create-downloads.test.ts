import { expect, it, vi } from 'vitest';
import { createBus } from '../../../../src/events/bus.ts';
import { createDownloads } from '../../../../src/store/documents/create-downloads.ts';
import { createPageStore } from '../../../../src/store/store.ts';

const document = { asset: { id: 'a-1', type: 'tds', filename: 'TDS.pdf' }, prd: '469714' };

function setUp(answer: () => Response | Promise<Response>) {
  const saved: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    request.signal.throwIfAborted();
    const aborted = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });
    return Promise.race([answer(), aborted]);
  });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const bus = createBus();
  const heard = vi.fn();
  bus.on('document:downloaded', heard);
  const downloads = createDownloads({
    bus,
    store: createPageStore({ services: { document: 'https://document.example' } }),
  });
  return { downloads, saved, heard, statusOf: (id: string) => downloads.state.getState().byId[id]?.status };
}

const pdf = (disposition = '') =>
  new Response('%PDF', {
    headers: { 'content-type': 'application/pdf', 'content-disposition': disposition },
  });

it('saves the file under the name of the document, and tells (row 191)', async () => {
  const { downloads, saved, heard, statusOf } = setUp(() => pdf('attachment; filename="other.pdf"'));
  const start = downloads.start(document);
  expect(statusOf('a-1')).toBe('running');
  await start;
  expect(saved).toEqual(['TDS.pdf']);
  expect(statusOf('a-1')).toBe('saved');
  expect(heard).toHaveBeenCalledWith({ assetId: 'a-1', type: 'tds', prd: '469714' });
});

it('takes the name that the service gives where the document has none, else its id', async () => {
  const nameless = { asset: { id: 'a-1', type: 'tds' }, prd: null };
  const named = setUp(() => pdf('attachment; filename="given.pdf"'));
  await named.downloads.start(nameless);
  expect(named.saved).toEqual(['given.pdf']);
  const unnamed = setUp(() => pdf());
  await unnamed.downloads.start(nameless);
  expect(unnamed.saved).toEqual(['a-1']);
});

it('makes one call for two presses, and saves nothing that was cancelled', async () => {
  const calls = vi.fn(() => new Promise<Response>(() => {}));
  const { downloads, saved, heard, statusOf } = setUp(calls);
  const first = downloads.start(document);
  await downloads.start(document);
  await vi.waitFor(() => expect(calls).toHaveBeenCalledTimes(1));
  downloads.cancel('a-1');
  await first;
  expect(statusOf('a-1')).toBeUndefined();
  expect([saved, heard.mock.calls]).toEqual([[], []]);
});

it.each([
  [401, 'To access the document, you need to login to your account.'],
  [403, 'You do not have sufficient privileges.'],
  [503, undefined],
])('keeps why a file could not be had: %i (rows 197 to 199)', async (status, message) => {
  const { downloads } = setUp(() => new Response(JSON.stringify({ message }), { status }));
  await downloads.start(document);
  expect(downloads.state.getState().byId['a-1']).toMatchObject({
    status: 'failed',
    failure: { status, serverMessage: message },
  });
});

it('forgets everything at once', async () => {
  const { downloads, statusOf } = setUp(() => new Response('{}', { status: 404 }));
  await downloads.start(document);
  expect(statusOf('a-1')).toBe('failed');
  downloads.clear();
  expect(downloads.state.getState()).toEqual({ byId: {}, latest: null });
});
