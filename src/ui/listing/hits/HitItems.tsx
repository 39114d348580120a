import { type Ref, type RefObject, useRef } from 'react';
import { useStyles } from '../../base/styles.ts';
import { asBody, asRow } from '../../content/table-roles.ts';
import css from './hit-items.css';
import type { HitItemsProps } from './hit-items.ts';
import { Item } from './Item.tsx';
import { usePrinting } from './usePrinting.ts';
import { useWindowedItems } from './useWindowedItems.ts';

/** Up to here all hits are in the page: find-in-page and print are the browser's. */
const WINDOW_FROM = 240;

/** Hits that are printed at most. */
const PRINTED = 1_000;

/** Hits in a list or table. Beyond 240 only those near the window are in the page, each with its position. */
export function HitItems<Hit extends { id: string }>(props: HitItemsProps<Hit>) {
  useStyles(css);
  const list = useRef<HTMLElement>(null);
  const windowed = useWindowedItems(props.hits.length > WINDOW_FROM, list, props.hits.length);
  const isPrinting = usePrinting();
  const all = props as unknown as HitItemsProps<{ id: string }>;
  if (windowed && !isPrinting) return <windowed.WindowedItems {...all} heightOfOne={windowed.heightOfOne} />;
  return <AllItems {...all} list={list} hits={isPrinting ? all.hits.slice(0, PRINTED) : all.hits} />;
}

interface AllItemsProps extends HitItemsProps<{ id: string }> {
  list: RefObject<HTMLElement | null>;
}

function AllItems({ list, hits, as, label, className, render }: AllItemsProps) {
  if (as === 'rows')
    return (
      <tbody ref={list as Ref<HTMLTableSectionElement>} {...asBody} className={className}>
        {hits.map((hit, index) => (
          <tr key={hit.id} {...asRow} data-ce-hit={hit.id} className="ce-hits__row">
            <Item hit={hit} index={index} render={render} />
          </tr>
        ))}
      </tbody>
    );
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without marks for none
    <ol ref={list as Ref<HTMLOListElement>} role="list" aria-label={label} className={className}>
      {hits.map((hit, index) => (
        <li key={hit.id} data-ce-hit={hit.id} className="ce-hits__item">
          <Item hit={hit} index={index} render={render} />
        </li>
      ))}
    </ol>
  );
}
