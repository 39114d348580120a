import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { ProductHit } from '../../../domain/search/search-hit.ts';
import { useTexts } from '../../../store/hooks.ts';
import {
  excludeProduct,
  includeProduct,
  moveProduct,
  numbersOf,
  removeProduct,
} from '../../rules/change-content.ts';
import { catalogTexts } from '../../texts/catalog.ts';
import { useOpenCatalog } from '../draft/draft-context.ts';

/** What is done with a row, said to screen readers; the focus stays with it, or goes to the row in its place. */
export function useRowEdits(
  { id, product_name: name }: ProductHit,
  list: RefObject<HTMLElement | null>,
  order: RefObject<readonly { id: string }[]>,
) {
  const { draft, say } = useOpenCatalog();
  const text = useTexts(catalogTexts);
  const numberNow = () => numbersOf(draft.state.getState().content).get(id) ?? '–';
  const focus = (row: string | undefined, control: string) => {
    const item = row && list.current?.querySelector(`[data-ce-hit="${CSS.escape(row)}"]`);
    const target = item ? item.querySelector<HTMLElement>(`[data-control="${control}"]`) : null;
    target?.focus();
    return target !== null;
  };
  const ownIndex = () => order.current.findIndex((row) => row.id === id);
  /** Changes the catalogue; gives what hands the focus of a row that goes to the next one, else to the heading. */
  const changeBeside = (edit: Parameters<typeof draft.change>[0]) => {
    const index = ownIndex();
    const next = (order.current[index + 1] ?? order.current[index - 1])?.id;
    const area = list.current?.closest('.ce-catalogs');
    flushSync(() => draft.change(edit));
    return (control: string) => focus(next, control) || area?.querySelector('h1')?.focus();
  };
  const moveTo = (to: string | undefined) => {
    if (to === undefined) return;
    flushSync(() => draft.change((content) => moveProduct(content, id, to)));
    say(text('catalog.moved', { name, number: ownIndex() + 1, count: order.current.length }));
  };
  return {
    exclude() {
      flushSync(() => draft.change((content) => excludeProduct(content, id)));
      say(text('catalog.said.excluded', { name }));
    },
    include() {
      const handOn = changeBeside((content) => includeProduct(content, id));
      // It goes where only excluded products are shown.
      if (ownIndex() < 0) handOn('exclude');
      say(text('catalog.said.included', { name, number: numberNow() }));
    },
    /** To the place of another row on screen. */
    moveTo,
    /** Past the row above or below, of those on screen. */
    move(step: -1 | 1) {
      moveTo(order.current[ownIndex() + step]?.id);
      // Rows that change places lose the focus.
      focus(id, step < 0 ? 'up' : 'down');
    },
    remove() {
      changeBeside((content) => removeProduct(content, id))('remove');
      say(text('catalog.removed', { name }));
    },
  };
}
