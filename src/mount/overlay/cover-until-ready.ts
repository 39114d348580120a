import type { IslandTable } from '../island/table.ts';
import type { Registry } from '../registry.ts';
import { coverPage } from './cover-page.ts';

/** The lowest rank of what may be put off: a page can be used beside it for a moment. */
const COOKIES = 4;

/**
 * Keeps the page from being used while a gate that is due is still being fetched. A gate that cannot come
 * uncovers the page.
 */
export function coverUntilReady({ bus, page }: Registry, table: IslandTable): void {
  let awaited: string | null = null;
  let uncover: (() => void) | undefined;

  const end = () => {
    awaited = null;
    uncover?.();
    uncover = undefined;
  };

  bus.on(
    'overlay:shown',
    ({ name }) => {
      const { rank = COOKIES } = table[name ?? '']?.overlay ?? {};
      if (rank >= COOKIES || isReady(name)) return end();
      awaited = name;
      uncover ??= coverPage(page.fields.texts);
    },
    { replay: true },
  );
  // Its dialog opens in the same task, before anything is painted.
  for (const outcome of ['widget:ready', 'widget:failed'] as const) {
    bus.on(outcome, ({ island }) => island === awaited && end());
  }
}

function isReady(island: string | null): boolean {
  return document.querySelector(`[data-ce-widget="${island}"][data-ce-status=ready]`) !== null;
}
