import { labDelta } from '../../../src/domain/color/lab-delta.ts';
import { signedFigure } from '../../../src/domain/color/signed-figure.ts';
import type { CompetitorProduct } from '../../../src/domain/competitor/competitor-product.ts';
import type { NearHit } from '../../../src/domain/competitor/near-hit.ts';
import { colorIndexName } from '../../../src/domain/search/color-index-name.ts';
import type { HitsView } from '../../../src/listing/parts/items/hits-view.ts';
import { HitActions } from '../../../src/listing/parts/products/HitActions.tsx';
import { HitFlags } from '../../../src/listing/parts/products/HitFlags.tsx';
import { HitLink } from '../../../src/listing/parts/products/HitLink.tsx';
import { useTexts } from '../../../src/store/hooks.ts';
import { competitorTexts } from '../texts/competitor-search.ts';

interface NearRowProps {
  hit: NearHit;
  index: number;
  view: HitsView;
  product: CompetitorProduct;
}

/** Colour difference at which the bar is full, the same in each row. */
const BAR = 4;

/** One of our products: both colours side by side, and how ours differs. The whole row is a link. */
export function NearRow({ hit, index, view, product }: NearRowProps) {
  const text = useTexts(competitorTexts);
  const { L, a, b } = labDelta(product.lab, hit.lab);
  const more = [
    hit.chemistry,
    hit.transparency?.toLowerCase(),
    hit.light_fastness && text('competitor.light', { value: hit.light_fastness }),
  ].filter(Boolean);
  return (
    <article className="ce-row ce-near">
      <ColorPair theirs={product.color} ours={hit.masstone} />
      <p className="ce-near__number ce-figure">
        <span className="ce-visually-hidden">{text('competitor.number', { number: index + 1 })}</span>
        <span aria-hidden>{index + 1}</span>
      </p>
      <div className="ce-near__text">
        <h3 className="ce-hit__name">
          <HitLink hit={hit} index={index} product={hit} view={view} />
          <HitFlags {...hit} />
        </h3>
        {hit.color_index && (
          <p className="ce-hit__identity">
            {colorIndexName(hit.color_index)}
            {hit.color_index === product.color_index && (
              <>
                {' '}
                <span className="ce-hit__flag">{text('competitor.same')}</span>
              </>
            )}
          </p>
        )}
        {more.length > 0 && <p className="ce-near__more ce-meta">{more.join(' · ')}</p>}
      </div>
      <Difference name="ΔL*" value={signedFigure(L)} />
      <Difference name="Δa*" value={signedFigure(a)} />
      <Difference name="Δb*" value={signedFigure(b)} />
      <p className="ce-near__figure ce-near__difference ce-figure">
        <span className="ce-visually-hidden">ΔE00 </span>
        {hit.deltaE.toFixed(2)}
        <svg className="ce-near__bar" aria-hidden viewBox={`0 0 ${BAR} 1`} preserveAspectRatio="none">
          <rect x={Math.max(0, BAR - hit.deltaE)} width={BAR} height="1" fill="currentColor" />
        </svg>
      </p>
      <HitActions hit={hit} view={view} />
    </article>
  );
}

function Difference({ name, value }: { name: string; value: string }) {
  return (
    <p className="ce-near__figure ce-figure">
      <span className="ce-visually-hidden">{name} </span>
      {value}
    </p>
  );
}

/** Two colours without a gap, so that they can be compared by eye. An unknown colour leaves its half empty. */
function ColorPair({ theirs, ours }: { theirs: string | undefined; ours: string | undefined }) {
  return (
    <span className="ce-near__pair">
      <svg viewBox="0 0 2 1" preserveAspectRatio="none" shapeRendering="crispEdges" aria-hidden>
        {theirs && <rect width="1" height="1" fill={theirs} />}
        {ours && <rect x="1" width="1" height="1" fill={ours} />}
      </svg>
    </span>
  );
}
