import { useCallback, useState } from 'react';
import { formatNumber } from '../../../domain/format/format-number.ts';
import { useTexts } from '../../../store/hooks.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { searchIcon } from '../../../ui/icon/search.ts';
import { colorSwatch } from '../../rules/color-swatch.ts';
import type { Facet, FacetValue } from '../../rules/facet.ts';
import { useListing } from '../../state/listing-context.ts';
import { listingControlTexts } from '../../texts/controls.ts';
import { FEW_VALUES, shownValues } from './shown-values.ts';
import { useStay } from './useStay.ts';
import { ValueRow } from './ValueRow.tsx';

/** With larger counts, two swatches don't fit in a line. */
const LARGE_COUNT = 1_000;

const NONE: ReadonlySet<string> = new Set();

/**
 * The values of a facet. With more than 12, a shortlist is shown, with a button for all and a search field. A selected
 * value outside the shortlist stays visible, set apart; a deselected one keeps its place until pointer and focus have
 * left the facet.
 */
export function OptionFacet({ facet }: { facet: Facet }) {
  const listing = useListing();
  const text = useTexts(listingControlTexts);
  const [showsAll, setShowsAll] = useState(false);
  const [find, setFind] = useState('');
  const [kept, setKept] = useState(NONE);
  const stay = useStay(() => setKept(NONE));
  const { main, apart } = shownValues(facet, { showsAll, find, kept });
  const count = formatNumber(facet.values.length);

  const toggle = useCallback((value: string) => listing.toggle(facet.key, value), [listing, facet.key]);
  const toggleApart = useCallback(
    (value: string) => {
      setKept((before) => new Set([...before, value]));
      toggle(value);
    },
    [toggle],
  );
  const rows = (values: readonly FacetValue[], onToggle: (value: string) => void) =>
    values.map(({ key, title, count, isChosen }) => (
      <ValueRow
        key={key}
        value={key}
        {...{ title, count, isChosen, onToggle }}
        swatch={facet.control === 'swatches' ? (colorSwatch(key) ?? '#8a8d91') : undefined}
      />
    ));
  const hasRoom = facet.values.every(({ count: hits = 0 }) => hits < LARGE_COUNT);
  const set = facet.control === 'swatches' && hasRoom ? 'ce-facet__swatches' : 'ce-facet__values';
  const chosen = apart.length > 0 && (
    <div className={`${set} ce-facet__apart`}>{rows(apart, toggleApart)}</div>
  );
  return (
    <div {...stay}>
      {facet.values.length > FEW_VALUES && <FindField title={facet.title} {...{ count, find, setFind }} />}
      {find && chosen}
      {main.length > 0 && <div className={set}>{rows(main, toggle)}</div>}
      {find && main.length === 0 && (
        <p className="ce-meta">{text('listing.facet.find.none', { text: find })}</p>
      )}
      {!find && chosen}
      {facet.values.length > FEW_VALUES && !find && (
        <button
          type="button"
          className="ce-listing__link ce-listing__link--small"
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? text('listing.facet.showFewer') : text('listing.facet.showAll', { count })}
        </button>
      )}
    </div>
  );
}

interface FindFieldProps {
  title: string;
  /** Number of values. */
  count: string;
  find: string;
  setFind: (text: string) => void;
}

/** Narrows the values to those with a text in their title. */
function FindField({ title, count, find, setFind }: FindFieldProps) {
  const text = useTexts(listingControlTexts);
  return (
    <div className="ce-facet__find ce-pair">
      <Icon path={searchIcon} size="small" />
      <input
        type="search"
        className="ce-facet__field ce-box"
        value={find}
        placeholder={text('listing.facet.find', { count })}
        aria-label={text('listing.facet.find.label', { title, count })}
        onChange={({ currentTarget }) => setFind(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !find) return;
          // Escape clears only the text and leaves a surrounding drawer open.
          event.preventDefault();
          event.stopPropagation();
          setFind('');
        }}
      />
    </div>
  );
}
