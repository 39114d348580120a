import { expect, it, vi } from 'vitest';
import { createBus } from '../../../../src/events/bus.ts';
import { noteUnknown } from '../../../../src/store/reads/unknown-parts.ts';
import { createPageStore } from '../../../../src/store/store.ts';

function pageFor(payload: { editor?: boolean }) {
  const bus = createBus();
  const told = vi.fn();
  bus.on('answer:unknown', told);
  return { page: { store: createPageStore(payload), bus }, told };
}

it('names to editors all that was unknown so far, each once', () => {
  const { page, told } = pageFor({ editor: true });
  noteUnknown(page, ['one']);
  noteUnknown(page, ['one']);
  noteUnknown(page, []);
  noteUnknown(page, ['two', 'one']);
  expect(told.mock.calls).toEqual([[{ names: ['one'] }], [{ names: ['one', 'two'] }]]);
});

it('tells visitors nothing of what is unknown', () => {
  const { page, told } = pageFor({});
  noteUnknown(page, ['one']);
  expect(told).not.toHaveBeenCalled();
});
