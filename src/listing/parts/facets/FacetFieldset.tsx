import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatNumber } from '../../../domain/format/format-number.ts';
import { useTexts } from '../../../store/hooks.ts';
import { createLazyPart } from '../../../ui/base/create-lazy-part.tsx';
import { Disclosure } from '../../../ui/content/Disclosure.tsx';
import type { Facet } from '../../rules/facet.ts';
import { useListing, useListingState } from '../../state/listing-context.ts';
import { listingControlTexts } from '../../texts/controls.ts';
import { CountBadge } from './CountBadge.tsx';
import { chosenIds, reducedTo } from './chosen-only.ts';
import { DateFacet } from './DateFacet.tsx';
import type { Fieldset } from './fieldsets.ts';
import { OptionFacet } from './OptionFacet.tsx';
import type { TreeFacetProps } from './TreeFacet.tsx';
import { ValueRow } from './ValueRow.tsx';

/** Both facets of a tree as plain lists work without its code. */
const TreeFacet = createLazyPart<TreeFacetProps & { isOpen: boolean }>(
  () => import('./TreeFacet.tsx').then((module) => module.TreeFacet),
  {
    Waiting: ({ above, isOpen }) => <FacetBody facet={above} isOpen={isOpen} />,
    Missing: ({ props: { above, below, isOpen } }) => <PlainFacets facets={[above, below]} isOpen={isOpen} />,
  },
);

export interface FacetFieldsetProps {
  fieldset: Fieldset;
  /** Whether it is expanded at the start; one with a selection always is. */
  startsOpen: boolean;
  /** Nothing is found: of the values, only the selected ones are shown at the start. */
  isFolding: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** An expandable title, with a fieldset of one facet, of a group's yes-no filters, or of a tree. */
export function FacetFieldset({ fieldset, startsOpen, isFolding, onToggle }: FacetFieldsetProps) {
  const text = useTexts(listingControlTexts);
  const tooLong = useListingState((state) => state.tooLong);
  const { title, facets, chosen } = fieldset;
  const [isOpen, setOpen] = useState(startsOpen || chosen > 0);
  const toggle = (next: boolean) => {
    setOpen(next);
    onToggle(next);
  };
  const set = useRef<HTMLFieldSetElement>(null);
  // What was selected stays where it is as it is deselected, since it has the focus.
  const [kept, setKept] = useState(() => (isFolding ? chosenIds(facets) : undefined));
  const shown = kept ? reducedTo(kept, facets) : facets;
  const values = sizeOf(facets);
  const showAll = () => {
    flushSync(() => setKept(undefined));
    set.current?.querySelector('input')?.focus();
  };
  return (
    <Disclosure
      level={3}
      open={isOpen}
      onToggle={toggle}
      title={
        <>
          {title}
          <CountBadge count={chosen} />
          {!isOpen && chosen === 0 && values > 0 && (
            <span className="ce-facet__size ce-meta ce-figure">
              <span aria-hidden>{` ${formatNumber(values)}`}</span>
              <span className="ce-visually-hidden">
                {` ${text('listing.facet.values', { count: formatNumber(values) })}`}
              </span>
            </span>
          )}
        </>
      }
    >
      <fieldset ref={set} className="ce-facet">
        <legend className="ce-visually-hidden">{title}</legend>
        <FacetBodies facets={shown} isOpen={isOpen} />
        {sizeOf(shown) < values && (
          <button type="button" className="ce-listing__link ce-listing__link--small" onClick={showAll}>
            {text('listing.facet.showAll', { count: formatNumber(values) })}
          </button>
        )}
        {facets.some(({ key }) => key === tooLong) && (
          <p role="alert" className="ce-listing__error">
            {text('listing.facet.tooLong')}
          </p>
        )}
      </fieldset>
    </Disclosure>
  );
}

function sizeOf(facets: readonly Facet[]): number {
  return facets.reduce((sum, { values }) => sum + values.length, 0);
}

interface FacetBodiesProps {
  facets: readonly Facet[];
  isOpen: boolean;
}

function FacetBodies({ facets, isOpen }: FacetBodiesProps) {
  const [above, below] = facets;
  if (!above || below?.below !== above.key) return <PlainFacets facets={facets} isOpen={isOpen} />;
  return <TreeFacet above={above} below={below} isOpen={isOpen} />;
}

function PlainFacets({ facets, isOpen }: FacetBodiesProps) {
  return facets.map((facet) => <FacetBody key={facet.key} facet={facet} isOpen={isOpen} />);
}

function FacetBody({ facet, isOpen }: { facet: Facet; isOpen: boolean }) {
  const { key, title, control, values } = facet;
  if (control === 'date') return <DateFacet filter={key} isOpen={isOpen} />;
  if (control === 'boolean') return <YesNoFacet {...{ filter: key, title, values }} />;
  return <OptionFacet facet={facet} />;
}

/** A filter that is on or off: a row with its own title. */
function YesNoFacet({ filter, title, values }: { filter: string } & Pick<Facet, 'title' | 'values'>) {
  const listing = useListing();
  const toggle = useCallback((value: string) => listing.toggle(filter, value), [listing, filter]);
  return values.map(({ key, count, isChosen }) => (
    <ValueRow key={key} value={key} {...{ title, count, isChosen }} onToggle={toggle} />
  ));
}
