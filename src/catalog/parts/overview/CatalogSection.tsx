import { type ReactNode, useId, useRef } from 'react';
import { formatNumber } from '../../../domain/format/format-number.ts';
import type { CatalogSummary } from '../../../domain/product/catalog.ts';

export interface CatalogSectionProps {
  title: string;
  hint: string;
  catalogs: readonly CatalogSummary[];
  /** Stands in place of the list where there is none. */
  none: ReactNode;
  /** Takes the focus of a card that goes together with this section. */
  onGone: () => void;
  /** @param takeFocus takes the focus of a card that goes */
  card: (catalog: CatalogSummary, takeFocus: () => void) => ReactNode;
}

/** Catalogues of one kind under their heading. */
export function CatalogSection({ title, hint, catalogs, none, onGone, card }: CatalogSectionProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The section of the last card is not on the page any more then.
  const takeFocus = () => queueMicrotask(() => (heading.current ? heading.current.focus() : onGone()));
  return (
    <section aria-labelledby={id} className="ce-catalogs__section">
      <div>
        <h2 ref={heading} id={id} tabIndex={-1} className="ce-heading">
          {title} <span className="ce-meta ce-figure">{formatNumber(catalogs.length)}</span>
        </h2>
        <p className="ce-catalogs__hint ce-meta">{hint}</p>
      </div>
      {catalogs.length > 0 ? (
        // biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without marks for none
        <ul role="list" className="ce-catalogs__list ce-gap-5">
          {catalogs.map((catalog) => card(catalog, takeFocus))}
        </ul>
      ) : (
        <div className="ce-catalogs__none">{none}</div>
      )}
    </section>
  );
}
