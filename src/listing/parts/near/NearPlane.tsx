import type { NearHit } from '../../../domain/color/near-hit.ts';
import { useTexts } from '../../../store/hooks.ts';
import { LabPlane, type LabPoint } from '../../../ui/chart/LabPlane.tsx';
import { planeAround } from '../../rules/near/plane-around.ts';
import { nearTexts } from '../../texts/near.ts';
import type { NearLook, NearWords } from './near-look.ts';

interface NearPlaneProps extends Pick<NearLook, 'standard' | 'shade'> {
  words: Pick<NearWords, 'plane' | 'point'>;
  hits: readonly NearHit[];
}

/** Width and height in the chart's units: the column is narrow. */
const SIZE = 270;

/** A colour in the centre of the a*, b* plane; our nearest products by their row numbers. */
export function NearPlane({ standard, shade, words, hits }: NearPlaneProps) {
  const text = useTexts(nearTexts);
  const { name, lab, color } = standard;
  const points = [
    ...hits.map((hit, at): LabPoint => {
      const number = String(at + 1);
      const values = { number, name: hit.product_name, ...valuesOf(hit.lab) };
      return {
        key: hit.id,
        mark: number,
        a: hit.lab.a,
        b: hit.lab.b,
        label: text('near.plane.ours', values),
        color: hit[shade] ?? 'transparent',
      };
    }),
    {
      key: standard.id,
      mark: '',
      a: lab.a,
      b: lab.b,
      isTint: true,
      label: words.point({ name, ...valuesOf(lab) }),
      color: color ?? 'transparent',
    },
  ];
  return (
    <LabPlane
      label={text('near.plane', { name })}
      caption={
        <>
          <span className="ce-near-search__plane-title">{text('near.plane.title')}</span>
          {words.plane}
        </>
      }
      points={points}
      axes={planeAround(
        lab,
        hits.map((hit) => hit.lab),
      )}
      cross={lab}
      size={SIZE}
    />
  );
}

function valuesOf({ a, b }: { a: number; b: number }): { a: string; b: string } {
  const figure = (value: number) => value.toFixed(2).replace('-', '−');
  return { a: figure(a), b: figure(b) };
}
