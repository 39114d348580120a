import { act, type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import { type Bus, createBus } from '../../src/events/bus.ts';
import { createStandIn } from '../../src/mount/overlay/create-stand-in.ts';
import { readPayload } from '../../src/payload/read-payload.ts';
import type { RawPayload } from '../../src/payload/schema.ts';
import { connectStore } from '../../src/store/connect.ts';
import { OwnTextsContext, PageContext } from '../../src/store/hooks.ts';
import type { Store } from '../../src/store/state.ts';
import { createPageStore } from '../../src/store/store.ts';
import { watchDrafts } from '../../src/store/write/watch-drafts.ts';

/** An island's component within a page of its own. */
export interface RenderedIsland extends RenderResult {
  store: Store;
  bus: Bus;
  /** Shows an overlay, or none. */
  show: (overlay: string | null) => void;
  /** Hides the overlay if it is the one shown, as the page's queue does when nothing else waits. */
  closeOverlay: ReturnType<typeof vi.fn<(name: string) => void>>;
}

/** Renders an island's component as the runtime does, without isolation: user-event types into no shadow root. */
export function renderIsland(element: ReactElement, payload: RawPayload = {}): RenderedIsland {
  const rawFields = { version: 1, ...payload };
  const { payload: valid, errors } = readPayload({ fields: rawFields });
  if (errors[0]) throw errors[0];
  const store = createPageStore(valid);
  const bus = createBus();
  connectStore(store, bus);
  watchDrafts(store);
  const show = (name: string | null) => act(() => void bus.emit('overlay:shown', { name }));
  const closeOverlay = vi.fn((name: string) => {
    if (store.getState().shownOverlay === name) bus.emit('overlay:shown', { name: null });
  });
  const standIn = () => createStandIn(rawFields.texts);
  const page = { store, bus, rawFields, closeOverlay, standIn };
  const result = render(
    <PageContext value={page}>
      <OwnTextsContext value={valid.texts}>{element}</OwnTextsContext>
    </PageContext>,
  );
  return { ...result, store, bus, show, closeOverlay };
}
