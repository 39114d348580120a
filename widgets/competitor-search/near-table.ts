import { labDelta } from '../../src/domain/color/lab-delta.ts';
import { signedFigure } from '../../src/domain/color/signed-figure.ts';
import { type CompetitorProduct, competitorLabel } from '../../src/domain/competitor/competitor-product.ts';
import type { NearHit } from '../../src/domain/competitor/near-hit.ts';
import { colorIndexName } from '../../src/domain/search/color-index-name.ts';
import type { TableText } from '../../src/lib/table-text.ts';
import type { competitorTableTexts } from '../../src/texts/competitor-table.ts';
import type { Translate } from '../../src/texts/translate.ts';

/** The competitor's product and ours below it as a table to take along: colour values, and how ours differ. */
export function nearTable(
  product: CompetitorProduct,
  hits: readonly NearHit[],
  text: Translate<typeof competitorTableTexts>,
): TableText {
  const valuesOf = ({ L, a, b }: { L: number; a: number; b: number }) => [
    L.toFixed(2),
    a.toFixed(2),
    b.toFixed(2),
  ];
  const nameOf = (code: string | undefined) => (code ? colorIndexName(code) : '');
  const ours = hits.map((hit, at) => {
    const { L, a, b } = labDelta(product.lab, hit.lab);
    return [
      ...[String(at + 1), hit.product_name, nameOf(hit.color_index), ...valuesOf(hit.lab)],
      ...[signedFigure(L), signedFigure(a), signedFigure(b), hit.deltaE.toFixed(2)],
    ];
  });
  const theirs = [competitorLabel(product), nameOf(product.color_index), ...valuesOf(product.lab)];
  return {
    columns: [
      ...[text('competitor.table.number'), text('competitor.table.product'), text('competitor.table.name')],
      ...['L*', 'a*', 'b*', 'ΔL*', 'Δa*', 'Δb*', 'ΔE00'],
    ],
    rows: [[text('competitor.table.theirs'), ...theirs, '', '', '', ''], ...ours],
  };
}
