import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { ServiceError } from '../../../../src/errors/service-error.ts';
import { defineRead, readsOf } from '../../../../src/store/reads/reads.ts';
import { createPageStore } from '../../../../src/store/store.ts';

/** A page's reads, and loads whose ends the test decides. */
function setUp() {
  const reads = readsOf(createPageStore({}));
  const loads: (PromiseWithResolvers<string> & { signal: AbortSignal })[] = [];
  const load = vi.fn((_: unknown, signal: AbortSignal) => {
    const each = { ...Promise.withResolvers<string>(), signal };
    loads.push(each);
    return each.promise;
  });
  return { reads, load, loads, state: () => reads.states.getState().a };
}

const settled = () => new Promise((done) => setTimeout(done));
const failure = new ServiceError({ kind: 'offline' });

it('loads once for all who want the same, and for whoever comes later', async () => {
  const { reads, load, loads, state } = setUp();
  reads.want({ key: 'a', load });
  reads.want({ key: 'a', load });
  expect(state()).toEqual({ status: 'loading' });
  loads[0]?.resolve('answer');
  await settled();
  expect(state()).toEqual({ status: 'ready', value: 'answer' });
  reads.want({ key: 'a', load });
  expect(load).toHaveBeenCalledOnce();
});

it('keeps an answer that nobody wants for now', async () => {
  const { reads, load, loads, state } = setUp();
  const release = reads.want({ key: 'a', load });
  loads[0]?.resolve('answer');
  await settled();
  release();
  expect(state()).toEqual({ status: 'ready', value: 'answer' });
});

it('aborts a load with its last reader, and forgets it', async () => {
  const { reads, load, loads, state } = setUp();
  const releases = [reads.want({ key: 'a', load }), reads.want({ key: 'a', load })];
  releases[0]?.();
  expect(loads[0]?.signal.aborted).toBe(false);
  releases[1]?.();
  expect(loads[0]?.signal.aborted).toBe(true);
  expect(state()).toBeUndefined();
  loads[0]?.resolve('too late');
  await settled();
  expect(state()).toBeUndefined();
  reads.want({ key: 'a', load });
  expect(load).toHaveBeenCalledTimes(2);
});

it('tells a failure, which only a new wish or a new try gets over', async () => {
  const { reads, load, loads, state } = setUp();
  reads.want({ key: 'a', load });
  loads[0]?.reject(failure);
  await settled();
  expect(state()).toEqual({ status: 'failed', failure });
  reads.want({ key: 'a', load });
  // The message stays until there is an answer.
  expect(state()).toEqual({ status: 'loading', failure });
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const mistake = new TypeError('a mistake of our own');
  loads[1]?.reject(mistake);
  await settled();
  expect(state()).toMatchObject({ status: 'failed', failure: { failureKey: 'unknown' } });
  expect(report).toHaveBeenCalledExactlyOnceWith(mistake);
  reads.reload({ key: 'a', load });
  loads[2]?.resolve('answer');
  await settled();
  expect(state()).toEqual({ status: 'ready', value: 'answer' });
});

it('lets the latest of two loads win, whichever answers first', async () => {
  const { reads, load, loads, state } = setUp();
  reads.want({ key: 'a', load });
  reads.reload({ key: 'a', load });
  expect(loads[0]?.signal.aborted).toBe(true);
  loads[1]?.resolve('new');
  await settled();
  loads[0]?.resolve('old');
  await settled();
  expect(state()).toEqual({ status: 'ready', value: 'new' });
});

it('takes a load that throws at once for failed', async () => {
  const { reads, state } = setUp();
  reads.want({
    key: 'a',
    load() {
      throw failure;
    },
  });
  await settled();
  expect(state()).toEqual({ status: 'failed', failure });
});

it('keeps what belongs to different keys and pages apart', async () => {
  const { reads, load, loads } = setUp();
  reads.want({ key: 'a', load });
  reads.want({ key: 'b', load });
  loads[1]?.resolve('of b');
  await settled();
  expect(reads.states.getState()).toEqual({
    a: { status: 'loading' },
    b: { status: 'ready', value: 'of b' },
  });
  expect(readsOf(createPageStore({})).states.getState()).toEqual({});
});

it('takes a value in place of an answer, and of one under way', async () => {
  const { reads, load, loads, state } = setUp();
  reads.want({ key: 'a', load });
  reads.replace('a', 'mine');
  expect(loads[0]?.signal.aborted).toBe(true);
  loads[0]?.resolve('too late');
  await settled();
  expect(state()).toEqual({ status: 'ready', value: 'mine' });
  reads.want({ key: 'a', load });
  expect(load).toHaveBeenCalledOnce();
});

it('takes answers that came together, but none over one that is there', async () => {
  const { reads, load, loads, state } = setUp();
  reads.want({ key: 'a', load });
  reads.replace('b', 'kept');
  reads.fill({ a: 'filled', b: 'late' });
  expect(loads[0]?.signal.aborted).toBe(true);
  expect(state()).toEqual({ status: 'ready', value: 'filled' });
  expect(reads.states.getState().b).toEqual({ status: 'ready', value: 'kept' });
});

describe('what can be read', () => {
  const sheets = defineRead('sheets', async (_, prd: string) => `sheets of ${prd}`);
  const user = (userId: string, roles: string[]) => ({ user: { userId, tokenPayload: { roles } } as never });

  it('has a key of its own for each input and viewer: by user, status and region', () => {
    const payloads = [
      ...[{}, { requestRegion: 'europe' }, user('u-1', []), user('u-2', [])],
      ...[user('u-1', ['validated']), user('u-1', ['internal'])],
    ];
    const keys = payloads.flatMap((payload) =>
      ['1', '2'].map((prd) => sheets(prd)(createPageStore(payload)).key),
    );
    expect(new Set(keys).size).toBe(12);
  });

  it('has a name of its own', () => {
    const names = globSync('{src,widgets}/**/*.{ts,tsx}').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/defineRead\(\s*'([^']*)'/g)].map(([, name]) => name),
    );
    expect(names.length).toBeGreaterThan(20);
    expect(new Set(names).size).toBe(names.length);
  });
});
