import type { Bus } from '../../events/bus.ts';
import type { IslandTable } from '../island/table.ts';
import type { Registry } from '../registry.ts';
import { coverPage } from './cover-page.ts';

/** Gates rank below: nobody may use the page before them. */
const COOKIES = 4;

/** Rank of the overlays that visitors ask for themselves. */
const ASKED_FOR = 5;

/** Time in ms after which waiting shows. */
const PATIENCE = 200;

const covering = new WeakSet<Bus>();

/**
 * Covers the page while an overlay's code is loading: for a gate at once, so that nobody gets past it; for one that
 * was asked for after 200 ms, as a sign that something is coming, until Escape cancels it. An overlay that fails to
 * load uncovers the page. Another call changes nothing.
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
      // One cover stays from gate to gate.
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

/** An island may have a place of its own on the page, and be an overlay besides. */
function isReady(name: string): boolean {
  const places = [...document.querySelectorAll<HTMLElement>(`[data-ce-widget="${name}"]`)];
  const place = places.find(({ dataset }) => dataset.ceOverlay) ?? places[0];
  return place?.dataset.ceStatus === 'ready';
}
