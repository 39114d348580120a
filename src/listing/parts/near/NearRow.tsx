import type { NearHit } from '../../../domain/color/near-hit.ts';
import { colorIndexName } from '../../../domain/search/color-index-name.ts';
import { useTexts } from '../../../store/hooks.ts';
import { nearDifferences } from '../../rules/near/near-differences.ts';
import { nearTexts } from '../../texts/near.ts';
import type { HitsView } from '../items/hits-view.ts';
import { HitActions } from '../products/HitActions.tsx';
import { HitFlags } from '../products/HitFlags.tsx';
import { HitLink } from '../products/HitLink.tsx';
import type { NearLook } from './near-look.ts';

interface NearRowProps {
  hit: NearHit;
  index: number;
  view: HitsView;
  look: NearLook;
}

/** Colour difference at which the bar is full, the same in each row. */
const BAR = 4;

/** One of our products: both colours side by side, and how ours differs. The whole row is a link. */
export function NearRow({ hit, index, view, look }: NearRowProps) {
  const text = useTexts(nearTexts);
  const { standard, differences, shade, beside } = look;
  const there = hit.industry === undefined ? view : { ...view, industries: [hit.industry] };
  const values = nearDifferences(differences, standard.lab, hit.lab);
  const more = [
    hit.chemistry,
    hit.transparency?.toLowerCase(),
    hit.light_fastness && text('near.light', { value: hit.light_fastness }),
  ].filter(Boolean);
  return (
    <article className="ce-row ce-near" data-beside={beside}>
      <Colors standard={standard.color} ours={hit[shade]} {...(beside && { beside: hit[beside] ?? null })} />
      <p className="ce-near__number ce-figure">
        <span className="ce-visually-hidden">{text('near.number', { number: index + 1 })}</span>
        <span aria-hidden>{index + 1}</span>
      </p>
      <div className="ce-near__text">
        <h3 className="ce-hit__name">
          <HitLink hit={hit} index={index} product={hit} view={there} />
          <HitFlags {...hit} />
        </h3>
        {hit.color_index && (
          <p className="ce-hit__identity">
            {colorIndexName(hit.color_index)}
            {hit.color_index === standard.color_index && (
              <>
                {' '}
                <span className="ce-hit__flag">{text('near.same')}</span>
              </>
            )}
          </p>
        )}
        {more.length > 0 && <p className="ce-near__more ce-meta">{more.join(' · ')}</p>}
      </div>
      {differences.map((name, at) => (
        <p key={name} className="ce-near__figure ce-figure">
          <span className="ce-visually-hidden">{name} </span>
          {values[at]}
        </p>
      ))}
      <p className="ce-near__figure ce-near__difference ce-figure">
        <span className="ce-visually-hidden">ΔE00 </span>
        {hit.deltaE.toFixed(2)}
        <svg className="ce-near__bar" aria-hidden viewBox={`0 0 ${BAR} 1`} preserveAspectRatio="none">
          <rect x={Math.max(0, BAR - hit.deltaE)} width={BAR} height="1" fill="currentColor" />
        </svg>
      </p>
      <HitActions hit={hit} view={there} />
    </article>
  );
}

interface ColorsProps {
  standard: string | undefined;
  ours: string | undefined;
  /** Our other shade; `null` where it was not measured. */
  beside?: string | null;
}

/** Colours without a gap, so that they can be compared by eye. An unknown colour leaves its part empty. */
function Colors({ standard, ours, beside }: ColorsProps) {
  const width = beside === undefined ? 2 : 3;
  return (
    <span className="ce-near__pair">
      <svg viewBox={`0 0 ${width} 1`} preserveAspectRatio="none" shapeRendering="crispEdges" aria-hidden>
        {standard && <rect width="1" height="1" fill={standard} />}
        {ours && <rect x="1" width="1" height="1" fill={ours} />}
        {beside && <rect x="2" width="1" height="1" fill={beside} />}
      </svg>
    </span>
  );
}
