import { expect, it, vi } from 'vitest';
import { createBus } from '../../../../../src/events/bus.ts';
import { nearSource } from '../../../../../src/listing/state/near/near-source.ts';
import { readPayload } from '../../../../../src/payload/read-payload.ts';
import { createPageStore } from '../../../../../src/store/store.ts';

const page = { store: createPageStore(readPayload({ fields: { version: 1 } }).payload), bus: createBus() };
const options = { url: true, urlPrefix: '' };

it('follows the address for as long as that names its colour', () => {
  let isCurrent = true;
  const search = vi.fn();
  const source = nearSource(page, options, { isCurrent: () => isCurrent, search });
  expect(source.search).toBe(search);
  const follow = vi.fn();
  const stop = source.history.watch(follow);
  dispatchEvent(new PopStateEvent('popstate'));
  expect(follow).toHaveBeenCalledOnce();
  isCurrent = false;
  dispatchEvent(new PopStateEvent('popstate'));
  stop();
  expect(follow).toHaveBeenCalledOnce();
});
