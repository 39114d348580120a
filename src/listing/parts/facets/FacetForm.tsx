import { useRef, useState } from 'react';
import { useTexts } from '../../../store/hooks.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import { useListingState } from '../../state/listing-context.ts';
import { listingControlTexts } from '../../texts/controls.ts';
import { FacetFieldset } from './FacetFieldset.tsx';
import css from './facets.css';
import { type Fieldset, fieldsetsOf, isFruitless, openAtStart, splitFieldsets } from './fieldsets.ts';
import { useFolding } from './useFolding.ts';

const NONE: ReadonlySet<string> = new Set();

export interface FacetFormProps {
  /** Collapses the facets that the column expands, where there is little room. @default false */
  compact?: boolean;
}

/**
 * The filters: a named form of fieldsets. Each change applies at once, so there is no submit button. While nothing is
 * found, those that lead nowhere are only titles, and the others show only what is selected.
 */
export function FacetForm({ compact = false }: FacetFormProps) {
  useStyles(css);
  const text = useTexts(listingControlTexts);
  const facets = useListingState((state) => state.facets);
  const areComing = useListingState((state) => state.areFacetsComing);
  const [showsAll, setShowsAll] = useState(false);
  const [kept, setKept] = useState(NONE);
  const form = useRef<HTMLFormElement>(null);
  const isFolding = useFolding(form);
  /** What someone has expanded or collapsed, for when hits are found again. */
  const [toggled] = useState(() => new Map<string, boolean>());
  const fieldsets = fieldsetsOf(facets, text('listing.facet.yesNo'));
  const { inSight, others } = splitFieldsets(fieldsets);
  const open = openAtStart(fieldsets);
  // A selection is visible, and stays visible when it is deselected, since it has the focus.
  const fresh = others.filter(({ id, chosen }) => chosen > 0 && !kept.has(id));
  if (fresh.length > 0) setKept(new Set([...kept, ...fresh.map(({ id }) => id)]));

  const toggleAll = () => {
    setShowsAll(!showsAll);
    setKept(NONE);
  };

  const show = (fieldset: Fieldset, startsOpen: boolean) => {
    const { id } = fieldset;
    const isFolded = isFolding && isFruitless(fieldset);
    return (
      <FacetFieldset
        // New elements do not slide, and are no layout shift.
        key={`${id} ${isFolding}`}
        fieldset={fieldset}
        isFolding={isFolding}
        startsOpen={!isFolded && (toggled.get(id) ?? startsOpen)}
        onToggle={(isOpen) => isFolded || toggled.set(id, isOpen)}
      />
    );
  };
  return (
    <form
      ref={form}
      className="ce-facets"
      aria-label={text('listing.filters.label')}
      onSubmit={(event) => event.preventDefault()}
    >
      {areComing && <div className="ce-facets__coming" />}
      {inSight.map((fieldset, index) => show(fieldset, compact ? index === 0 : open.has(fieldset.id)))}
      {others.filter(({ id }) => showsAll || kept.has(id)).map((fieldset) => show(fieldset, false))}
      {others.length > 0 && (
        <button
          key={`all ${isFolding}`}
          type="button"
          className="ce-listing__link ce-listing__link--small"
          onClick={toggleAll}
        >
          {text(showsAll ? 'listing.filters.fewer' : 'listing.filters.all')}
        </button>
      )}
    </form>
  );
}
