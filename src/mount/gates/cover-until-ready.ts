import type { Bus } from '../../events/bus.ts';
import type { IslandTable } from '../island/table.ts';
import type { Registry } from '../registry.ts';
import { coverPage } from './cover-page.ts';

/** Gates have a lower rank: they must be answered before the page can be used. */
const COOKIES = 4;

/** Rank of overlays that visitors open themselves. */
const ASKED_FOR = 5;

/** Milliseconds until the waiting indicator is shown. */
const PATIENCE = 200;

const covering = new WeakSet<Bus>();

/**
 * Covers the page while an overlay's code is loading. For a gate at once, so that it cannot be bypassed; for an overlay
 * that a visitor opened after 200 ms, to show that it is loading, until Escape cancels it. If the overlay fails to
 * load, the cover is removed. Further calls have no effect.
 */
export function coverUntilReady({ bus, overlays, page }: Registry, table: IslandTable): void {
  if (covering.has(bus)) return;
  covering.add(bus);
  const { texts } = page.fields;
  let awaited: { name: string; isGate: boolean } | undefined;
  let uncover: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const end = () => {
    clearTimeout(timer);
    uncover?.();
    uncover = awaited = undefined;
  };

  bus.on(
    'overlay:shown',
    ({ name }) => {
      const rank = table[name ?? '']?.overlay?.rank ?? 0;
      const isGate = rank > 0 && rank < COOKIES;
      if (!name || (!isGate && rank !== ASKED_FOR) || isReady(name)) return end();
      // Consecutive gates share one cover.
      if (!isGate || !awaited?.isGate) end();
      awaited = { name, isGate };
      if (isGate) uncover ??= coverPage(texts);
      else timer = setTimeout(() => (uncover = coverPage(texts, () => overlays.release(name))), PATIENCE);
    },
    { replay: true },
  );
  // The dialog opens in the same task, before anything is painted.
  bus.on('widget:ready', ({ island }) => island === awaited?.name && isReady(island) && end());
  bus.on('widget:failed', ({ island }) => island === awaited?.name && end());
}

/** An island may have a marked element on the page and also be an overlay. */
function isReady(name: string): boolean {
  const places = [...document.querySelectorAll<HTMLElement>(`[data-ce-widget="${name}"]`)];
  const place = places.find(({ dataset }) => dataset.ceOverlay) ?? places[0];
  return place?.dataset.ceStatus === 'ready';
}
