import { useMemo } from 'react';
import { isNearHit } from '../../../domain/color/near-hit.ts';
import type { NearStandard } from '../../../domain/color/near-standard.ts';
import { lazyPart } from '../../../outcome/lazy-part.ts';
import { useTexts } from '../../../store/hooks.ts';
import { Skeleton } from '../../../ui/message/Skeleton.tsx';
import { useListingState } from '../../state/listing-context.ts';
import { nearTexts } from '../../texts/near.ts';
import type { NearLook, NearWords } from './near-look.ts';

const NearActions = lazyPart(() => import('./NearActions.tsx').then((module) => module.NearActions));
const NearPlane = lazyPart(() => import('./NearPlane.tsx').then((module) => module.NearPlane), {
  Waiting: PlaneToCome,
});

/** Maximum number of hits in the plane: more would overlap. */
const IN_PLANE = 12;

interface TargetProps {
  /** `undefined` until the standard is known. */
  look: NearLook | undefined;
  words: NearWords;
}

/** The colour that ours are compared with, its values, and its position and ours in the a*, b* plane. */
export function Target({ look, words }: TargetProps) {
  const text = useTexts(nearTexts);
  const hits = useListingState(({ answer }) => answer?.hits);
  const hasFailed = useListingState(({ failure }) => failure !== undefined);
  const near = useMemo(() => (hits ?? []).filter(isNearHit), [hits]);
  const nearest = useMemo(() => near.slice(0, IN_PLANE), [near]);
  // The name of a product comes with the response: render nothing if that has failed.
  if (!look && hasFailed) return null;
  return (
    <>
      <h2 className="ce-near-search__side-head ce-screen">{text('near.head.plane')}</h2>
      <div className="ce-near-search__head ce-cluster">
        <div className="ce-near-search__hits-head ce-cluster">
          <h2 className="ce-near-search__hits-title">{text('near.head.hits')}</h2>
          {words.ours && <p className="ce-near-search__conditions ce-meta">{words.ours}</p>}
        </div>
        {look && near.length > 0 && <NearActions look={look} facts={words.table} hits={near} />}
      </div>
      <div className="ce-near-search__lead ce-split ce-gap-4">
        <div className="ce-near-search__plane">
          {look ? (
            <NearPlane standard={look.standard} shade={look.shade} words={words} hits={nearest} />
          ) : (
            <PlaneToCome />
          )}
        </div>
        <div className="ce-target" aria-busy={!look || undefined}>
          {look ? (
            <Known standard={look.standard} words={words} />
          ) : (
            <Skeleton shape="block" height="4.5em" />
          )}
        </div>
      </div>
    </>
  );
}

function PlaneToCome() {
  return (
    <div className="ce-near-search__plane-to-come">
      <Skeleton shape="block" height="100%" />
    </div>
  );
}

function Known({ standard, words }: { standard: NearStandard; words: NearWords }) {
  const { name, lab, color } = standard;
  const hue = ((Math.atan2(lab.b, lab.a) * 180) / Math.PI + 360) % 360;
  const values = [
    ['L*', lab.L.toFixed(2)],
    ['a*', lab.a.toFixed(2)],
    ['b*', lab.b.toFixed(2)],
    ['C*', Math.hypot(lab.a, lab.b).toFixed(2)],
    ['h', `${hue.toFixed(2)}°`],
  ] as const;
  return (
    <>
      <span className="ce-target__color ce-swatch" style={{ '--ce-_color': color }} aria-hidden />
      <div>
        <p className="ce-target__name">{name}</p>
        <p className="ce-meta">{words.about.join(' · ')}</p>
        {words.note && <p className="ce-meta">{words.note}</p>}
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
