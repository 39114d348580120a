import {
  type CompetitorProduct,
  competitorLabel,
} from '../../../src/domain/competitor/competitor-product.ts';
import type { NearHit } from '../../../src/domain/competitor/near-hit.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { LabPlane, type LabPoint } from '../../../src/ui/chart/LabPlane.tsx';
import { planeAround } from '../rules/plane-around.ts';
import { competitorTexts } from '../texts/competitor-search.ts';

interface NearPlaneProps {
  product: CompetitorProduct;
  hits: readonly NearHit[];
}

/** Width and height in the chart's units: the column is narrow. */
const SIZE = 270;

/** The competitor's product in the centre of the a*, b* plane; our nearest products by their row numbers. */
export function NearPlane({ product, hits }: NearPlaneProps) {
  const text = useTexts(competitorTexts);
  const name = competitorLabel(product);
  const { lab, color } = product;
  const points = [
    ...hits.map((hit, at): LabPoint => {
      const number = String(at + 1);
      const values = { number, name: hit.product_name, ...valuesOf(hit.lab) };
      return {
        key: hit.id,
        mark: number,
        a: hit.lab.a,
        b: hit.lab.b,
        label: text('competitor.plane.ours', values),
        color: hit.masstone ?? 'transparent',
      };
    }),
    {
      key: product.id,
      mark: '',
      a: lab.a,
      b: lab.b,
      isTint: true,
      label: text('competitor.plane.theirs', { name, ...valuesOf(lab) }),
      color: color ?? 'transparent',
    },
  ];
  return (
    <LabPlane
      label={text('competitor.plane', { name })}
      caption={
        <>
          <span className="ce-competitors__plane-title">{text('competitor.plane.title')}</span>
          {text('competitor.plane.note')}
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
