import { Fragment, type ReactNode } from 'react';
import type { TermSuggestion } from '../../../domain/search/suggestions.ts';
import { useTexts } from '../../../store/hooks.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { historyIcon } from '../../../ui/icon/history.ts';
import { suggestionTexts } from '../../texts/suggestions.ts';
import { OptionRow } from './OptionRow.tsx';
import type { SuggestionOption } from './suggestion-list.ts';

export interface SuggestionRowProps {
  id: string;
  option: SuggestionOption;
  isActive: boolean;
  onPick: () => void;
}

/** A suggestion: a term with its kind, a recent search, or a product with its two shades. */
export function SuggestionRow({ id, option, isActive, onPick }: SuggestionRowProps) {
  return (
    <OptionRow id={id} isActive={isActive} onPick={onPick}>
      {option.kind === 'term' && <Term suggestion={option.suggestion} />}
      {option.kind === 'recent' && (
        <>
          <Icon path={historyIcon} size="small" />
          <span>{option.term}</span>
        </>
      )}
      {option.kind === 'product' && <Product option={option} />}
    </OptionRow>
  );
}

function Term({ suggestion: { text: term, type, matches } }: { suggestion: TermSuggestion }) {
  const text = useTexts(suggestionTexts);
  const key = `listing.suggestion.${type}`;
  return (
    <>
      <span>{marked(term, matches)}</span>
      {key in suggestionTexts && (
        <span className="ce-suggestions__kind ce-meta">{text(key as keyof typeof suggestionTexts)}</span>
      )}
    </>
  );
}

/** A text with its matching parts emphasised. */
function marked(text: string, matches: TermSuggestion['matches']): ReactNode {
  let end = 0;
  const pieces = matches.map(([from, to]) => {
    const highlight = (
      <Fragment key={from}>
        {text.slice(end, from)}
        <mark>{text.slice(from, to)}</mark>
      </Fragment>
    );
    end = to;
    return highlight;
  });
  return [...pieces, text.slice(end)];
}

function Product({ option: { hit } }: { option: Extract<SuggestionOption, { kind: 'product' }> }) {
  return (
    <>
      <span className="ce-suggestions__shades ce-swatch" style={shadesOf(hit)} />
      <span>
        {hit.product_name}
        {hit.color_index && <span className="ce-suggestions__index ce-meta">{hit.color_index}</span>}
        {hit.matched && (
          <span className="ce-suggestions__index ce-meta">
            {hit.matched.title} {hit.matched.text}
          </span>
        )}
      </span>
    </>
  );
}

/** Masstone and tint side by side, as measured; for an effect pigment its angles in order. */
function shadesOf({ masstone, tint, angles }: Extract<SuggestionOption, { kind: 'product' }>['hit']) {
  const shades = angles?.length ? angles : [masstone, tint].filter((shade) => shade !== undefined);
  if (shades.length === 0) return undefined;
  const width = 100 / shades.length;
  const stops = shades.map((shade, index) => `${shade} ${index * width}% ${(index + 1) * width}%`);
  return { '--ce-_color': `linear-gradient(90deg, ${stops.join(', ')})` };
}
