import type { ReactNode } from 'react';
import { colorIndexName } from '../../../domain/search/color-index-name.ts';
import type { ProductHit } from '../../../domain/search/search-hit.ts';
import { useTexts } from '../../../store/hooks.ts';
import { AbsentValue } from '../../../ui/content/AbsentValue.tsx';
import { otherIndustries } from '../../rules/other-industries.ts';
import { hitTexts } from '../../texts/hits.ts';
import type { HitsView } from '../items/hits-view.ts';
import { HitActions } from './HitActions.tsx';
import { HitFlags } from './HitFlags.tsx';
import { HitLink } from './HitLink.tsx';
import { HitSwatch } from './HitSwatch.tsx';

interface ProductRowProps {
  hit: ProductHit;
  index: number;
  view: HitsView;
  /** Beside the name. */
  flag?: ReactNode;
  /** Beside the text. @default transparency and form */
  look?: ReactNode;
  /** Actions. @default compare, safety data sheet, My sheets */
  actions?: ReactNode;
}

/**
 * A product as a row, with the facts that matter for a choice. The whole row is the link, with the actions above it.
 */
export function ProductRow({ hit, index, view, flag, look, actions }: ProductRowProps) {
  const text = useTexts(hitTexts);
  const identity = [hit.color_index && colorIndexName(hit.color_index), hit.chemistry].filter(Boolean);
  return (
    <article className="ce-row ce-hit">
      <div className="ce-hit__swatch">
        <HitSwatch hit={hit} notMeasured={text('hits.notMeasured')} />
      </div>
      <div className="ce-hit__text">
        <h3 className="ce-hit__name">
          <HitLink hit={hit} index={index} product={hit} view={view} />
          <HitFlags {...hit} />
          {flag}
        </h3>
        {identity.length > 0 && <p className="ce-hit__identity">{identity.join(' · ')}</p>}
        <Industries hit={hit} view={view} />
      </div>
      <p className="ce-hit__look">{look ?? appearanceOf(hit)}</p>
      <Figure label={text('hits.light')} value={hit.light_fastness} />
      <Figure label={text('hits.weather')} value={hit.weather_fastness} />
      <Figure label={text('hits.heat')} value={hit.heat_stability} unit={text('hits.celsius')} />
      {actions ?? <HitActions hit={hit} view={view} />}
    </article>
  );
}

function appearanceOf({ transparency, form }: Pick<ProductHit, 'transparency' | 'form'>) {
  return [transparency, transparency ? form?.toLowerCase() : form].filter(Boolean).join(', ');
}

function Industries({ hit, view }: Pick<ProductRowProps, 'hit' | 'view'>) {
  const text = useTexts(hitTexts);
  const [first, second, ...more] = otherIndustries(hit.industries, view.industries, view.industryCounts).map(
    (code) => view.industryTitles.get(code) ?? code,
  );
  if (first === undefined) return null;
  const several = more.length > 0 ? 'hits.more' : 'hits.two';
  const industries = second === undefined ? first : text(several, { first, second, count: more.length });
  return (
    <p className="ce-hit__industries ce-meta">
      {text(view.industries.length > 0 ? 'hits.also' : 'hits.for', { industries })}
    </p>
  );
}

interface FigureProps {
  label: string;
  value: string | undefined;
  unit?: string;
}

/** A value below its header; its own name is visible where there is no header. */
function Figure({ label, value, unit }: FigureProps) {
  const text = useTexts(hitTexts);
  return (
    <p className="ce-hit__figure ce-figure">
      <span className="ce-hit__label">{label} </span>
      {value ?? <AbsentValue kind="none" text={text('hits.none')} />}
      {value !== undefined && unit && <small className="ce-meta"> {unit}</small>}
    </p>
  );
}
