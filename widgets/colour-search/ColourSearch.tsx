import { useRef, useState } from 'react';
import type { ComparedColors } from '../../src/domain/color/compared-medium.ts';
import { formatNumber } from '../../src/domain/format/format-number.ts';
import { inSentence } from '../../src/lib/text/in-sentence.ts';
import type { FoundMatches } from '../../src/listing/parts/near/NearestListing.tsx';
import nearCss from '../../src/listing/parts/near/near-search.css';
import { useTexts } from '../../src/store/hooks.ts';
import { useStyles } from '../../src/ui/base/styles.ts';
import css from './colour-search.css';
import type { ColourSearchProps } from './island.ts';
import { ColourForm } from './parts/ColourForm.tsx';
import { ColourListing } from './parts/ColourListing.tsx';
import type { ColourQuery } from './rules/typed-search.ts';
import { useColourDraft } from './state/useColourDraft.ts';
import { useMeasuredConditions } from './state/useMeasuredConditions.ts';
import { colourTexts } from './texts/colour-search.ts';

/** Fields for a measured colour, and the list of our products by their colour difference from it. */
export function ColourSearch(props: ColourSearchProps) {
  useStyles(nearCss);
  useStyles(css);
  const text = useTexts(colourTexts);
  const root = useRef<HTMLDivElement>(null);
  const conditions = useMeasuredConditions();
  const measured = conditions.status === 'ready' ? conditions.value : undefined;
  const draft = useColourDraft(props, measured);
  const { query, key } = draft;
  const [found, setFound] = useState<FoundMatches>();
  const [compared, setCompared] = useState<ComparedColors>({});
  const [shownKey, setShownKey] = useState(key);
  if (shownKey !== key) {
    setShownKey(key);
    setFound(undefined);
    setCompared({});
  }
  const widen = (tolerance: number) => {
    // The button goes with the message.
    root.current?.querySelector<HTMLElement>('[name="tolerance"]')?.focus();
    draft.widen(tolerance);
  };
  return (
    <div ref={root} className="ce-near-search ce-colour-search">
      {props.title && <h1 className="ce-colour-search__title ce-title">{props.title}</h1>}
      <ColourForm {...{ draft, conditions, compared }} />
      {query ? (
        // Remount for another search, so that no value of the previous one stays beside it.
        <ColourListing
          key={key}
          {...props}
          {...{ query, measured }}
          isNow={draft.isNow}
          addressOf={draft.addressOf}
          onWiden={widen}
          onFound={setFound}
          onCompared={setCompared}
        />
      ) : (
        <div className="ce-near-search__none">
          <h2 className="ce-heading">{text(draft.isAsked ? 'colour.bad.title' : 'colour.none.title')}</h2>
          <p className="ce-muted">{text(draft.isAsked ? 'colour.bad' : 'colour.none')}</p>
        </div>
      )}
      <p role="status" className="ce-visually-hidden">
        {draft.isAskedHere && query && found && sentenceOf(found, query)}
      </p>
    </div>
  );

  function sentenceOf({ total, medium }: FoundMatches, { lab, tolerance }: ColourQuery): string {
    const values = [lab.L, lab.a, lab.b].map((value) => formatNumber(value));
    const said = text(total === 1 ? 'colour.found.one' : 'colour.found', {
      count: formatNumber(total),
      tolerance: formatNumber(tolerance),
      colour: `L* ${values[0]}, a* ${values[1]}, b* ${values[2]}`,
    });
    return medium ? `${said} ${text('colour.found.medium', { medium: inSentence(medium.title) })}` : said;
  }
}
