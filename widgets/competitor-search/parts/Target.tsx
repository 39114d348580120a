import { useMemo } from 'react';
import type { ComparedMedium } from '../../../src/domain/competitor/compared-medium.ts';
import {
  type CompetitorProduct,
  competitorLabel,
} from '../../../src/domain/competitor/competitor-product.ts';
import { isNearHit } from '../../../src/domain/competitor/near-hit.ts';
import { colorIndexName } from '../../../src/domain/search/color-index-name.ts';
import { useListingState } from '../../../src/listing/state/listing-context.ts';
import { lazyPart } from '../../../src/outcome/lazy-part.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { Skeleton } from '../../../src/ui/message/Skeleton.tsx';
import { useConditions } from '../state/useConditions.ts';
import { competitorTexts } from '../texts/competitor-search.ts';

const NearActions = lazyPart(() => import('./NearActions.tsx').then((module) => module.NearActions));
const NearPlane = lazyPart(() => import('./NearPlane.tsx').then((module) => module.NearPlane), {
  Waiting: PlaneToCome,
});

/** Maximum number of hits in the plane: more would overlap. */
const IN_PLANE = 12;

interface TargetProps {
  product: CompetitorProduct | undefined;
  /** Medium in which ours were measured, if the service names it. */
  medium: ComparedMedium | undefined;
}

/** The competitor's product with its colour values, and its position and ours in the a*, b* plane. */
export function Target({ product, medium }: TargetProps) {
  const text = useTexts(competitorTexts);
  const conditions = useConditions();
  const hits = useListingState(({ answer }) => answer?.hits);
  const hasFailed = useListingState(({ failure }) => failure !== undefined);
  const near = useMemo(() => (hits ?? []).filter(isNearHit), [hits]);
  const nearest = useMemo(() => near.slice(0, IN_PLANE), [near]);
  // The product's name comes with the response: render nothing if that has failed.
  if (!product && hasFailed) return null;
  return (
    <>
      <h2 className="ce-competitors__side-head ce-screen">{text('competitor.head.plane')}</h2>
      <div className="ce-competitors__head ce-cluster">
        <div className="ce-competitors__hits-head ce-cluster">
          <h2 className="ce-competitors__hits-title">{text('competitor.head.hits')}</h2>
          {medium && <p className="ce-competitors__conditions ce-meta">{conditions.ofOurs(medium)}</p>}
        </div>
        {product && near.length > 0 && <NearActions product={product} medium={medium} hits={near} />}
      </div>
      <div className="ce-competitors__lead ce-split ce-gap-4">
        <div className="ce-competitors__plane">
          {product ? <NearPlane product={product} hits={nearest} /> : <PlaneToCome />}
        </div>
        <div className="ce-target" aria-busy={!product || undefined}>
          {product ? <Known product={product} medium={medium} /> : <Skeleton shape="block" height="4.5em" />}
        </div>
      </div>
    </>
  );
}

function PlaneToCome() {
  return (
    <div className="ce-competitors__plane-to-come">
      <Skeleton shape="block" height="100%" />
    </div>
  );
}

function Known({ product, medium }: TargetProps & { product: CompetitorProduct }) {
  const conditions = useConditions();
  const { lab, color_index, color } = product;
  const name = competitorLabel(product);
  const hue = ((Math.atan2(lab.b, lab.a) * 180) / Math.PI + 360) % 360;
  const values = [
    ['L*', lab.L.toFixed(2)],
    ['a*', lab.a.toFixed(2)],
    ['b*', lab.b.toFixed(2)],
    ['C*', Math.hypot(lab.a, lab.b).toFixed(2)],
    ['h', `${hue.toFixed(2)}°`],
  ] as const;
  const note = conditions.note(product, medium);
  const about = [color_index && colorIndexName(color_index), conditions.ofTheirs(product)];
  return (
    <>
      <span className="ce-target__color ce-swatch" style={{ '--ce-_color': color }} aria-hidden />
      <div>
        <p className="ce-target__name">{name}</p>
        <p className="ce-meta">{about.filter(Boolean).join(' · ')}</p>
        {note && <p className="ce-meta">{note}</p>}
      </div>
      <dl className="ce-target__values ce-pair ce-gap-5 ce-figure">
        {values.map(([term, value]) => (
          <div key={term}>
            <dt className="ce-meta">{term}</dt>
            <dd>{value.replace('-', '−')}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
