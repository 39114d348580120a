import { expect, it, vi } from 'vitest';
import { createBus } from '../../../../src/events/bus.ts';
import { createDownloads } from '../../../../src/store/files/create-downloads.ts';
import { createPageStore } from '../../../../src/store/store.ts';
import { type Answer, pdf, refuse } from '../../../support/services/answers.ts';
import { fakeServices } from '../../../support/services/fake-services.ts';

const document = { asset: { id: 'a-1', type: 'tds', filename: 'TDS.pdf' }, prd: '469714' };

function setUp(answer: Answer) {
  const saved: string[] = [];
  const sent = fakeServices({ 'GET /api/v2/document/download/a-1': answer });
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
  return {
    downloads,
    saved,
    sent,
    heard,
    statusOf: (id: string) => downloads.state.getState().byId[id]?.status,
  };
}

it('saves the file under the name of the document, and tells (row 191)', async () => {
  const { downloads, saved, heard, statusOf } = setUp(
    pdf({ 'content-disposition': 'attachment; filename="other.pdf"' }),
  );
  const start = downloads.start(document);
  expect(statusOf('a-1')).toBe('running');
  await start;
  expect(saved).toEqual(['TDS.pdf']);
  expect(statusOf('a-1')).toBe('saved');
  expect(heard).toHaveBeenCalledWith({ assetId: 'a-1', type: 'tds', prd: '469714' });
});

it('takes the name that the service gives where the document has none, else its id', async () => {
  const nameless = { asset: { id: 'a-1', type: 'tds' }, prd: null };
  const named = setUp(pdf({ 'content-disposition': 'attachment; filename="given.pdf"' }));
  await named.downloads.start(nameless);
  expect(named.saved).toEqual(['given.pdf']);
  const unnamed = setUp(pdf());
  await unnamed.downloads.start(nameless);
  expect(unnamed.saved).toEqual(['a-1']);
});

it('makes one call for two presses, and saves nothing that was cancelled', async () => {
  const { downloads, saved, heard, statusOf, sent } = setUp('never');
  const first = downloads.start(document);
  await downloads.start(document);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
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
  const { downloads } = setUp({ json: { message }, status });
  await downloads.start(document);
  expect(downloads.state.getState().byId['a-1']).toMatchObject({
    status: 'failed',
    failure: { status, serverMessage: message },
  });
});

it.each([
  ['an empty file', '', 'TDS.pdf', 'incomplete'],
  ['13 bytes of a listed 97.7 KB', '%PDF-1.4 cut\n', 'TDS.pdf', 'incomplete'],
  ['a refusal in place of the PDF', '{"foo":1}', 'TDS.pdf', 'malformed'],
])('saves no file, and fails as incomplete or malformed: %s', async (_, file, filename, kind) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const type = { 'content-type': 'application/pdf' };
  const { downloads, saved, heard } = setUp({ file, headers: type });
  await downloads.start({ asset: { ...document.asset, filename, size: 100_000 }, prd: null });
  expect(downloads.state.getState().byId['a-1']).toMatchObject({ status: 'failed', failure: { kind } });
  expect([saved, heard.mock.calls]).toEqual([[], []]);
});

it('forgets the state of all downloads at once', async () => {
  const { downloads, statusOf } = setUp(refuse(404));
  await downloads.start(document);
  expect(statusOf('a-1')).toBe('failed');
  downloads.clear();
  expect(downloads.state.getState()).toEqual({ byId: {}, latest: null });
});
