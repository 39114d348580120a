import { type Rgb, shadingNotation } from '../../src/domain/color/rgb.ts';
import { colorDifference, type MeasuredColor } from '../../src/domain/technical/measured-color.ts';
import { formatMeasure } from '../../src/lib/format-measure.ts';
import { useTexts } from '../../src/store/hooks.ts';
import { comparePageTexts } from '../../src/texts/compare-page.ts';

export interface ColorTableRow {
  uid: string;
  /** As in the chart. */
  mark: string;
  name: string;
  color: Rgb | null;
  main: MeasuredColor | undefined;
}

interface ColorTableProps {
  rows: readonly ColorTableRow[];
  medium: string;
  /** Uid of the product that the differences are reckoned from. */
  reference: string | undefined;
}

/** The colours of the chart as figures; each row lies on a quarter of its product's colour (spec P§9). */
export function ColorTable({ rows, medium, reference }: ColorTableProps) {
  const text = useTexts(comparePageTexts);
  const from = rows.find(({ uid }) => uid === reference)?.main;
  return (
    <table className="ce-figures">
      <caption className="ce-visually-hidden">
        {text('compare.chart')}, {medium}
      </caption>
      <thead>
        <tr>
          <th scope="col" className="ce-figures__head ce-figures__head--name">
            {text('compare.chart.product')}
          </th>
          {['L*', 'a*', 'b*', 'C*', 'h°'].map((name) => (
            <th key={name} scope="col" className="ce-figures__head">
              {name}
            </th>
          ))}
          <th scope="col" className="ce-figures__head">
            <abbr title={text('compare.chart.difference')}>ΔE*</abbr>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ uid, mark, name, color, main }) => {
          const difference = main && from && main !== from ? colorDifference(main, from) : undefined;
          return (
            <tr key={uid} className="ce-figures__row" style={{ '--ce-_shade': shadingNotation(color) }}>
              <th scope="row" className="ce-figures__name">
                <span className="ce-figures__mark">{mark}</span>
                {name}
              </th>
              {main ? (
                [main.L, main.a, main.b, main.C, main.h, difference].map((value, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move
                  <td key={column} className="ce-figures__cell">
                    {value === undefined ? '–' : formatMeasure(value)}
                  </td>
                ))
              ) : (
                <td colSpan={6} className="ce-figures__cell ce-figures__cell--none">
                  {text('compare.chart.unmeasured')}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
