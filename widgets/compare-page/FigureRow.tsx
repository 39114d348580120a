import type { ColorFigureName, ColorFigureRow } from '../../src/domain/comparison/color-figures.ts';
import type { ColorApplication } from '../../src/domain/comparison/color-media.ts';
import { useTexts } from '../../src/store/hooks.ts';
import { comparePageTexts } from '../../src/texts/compare-page.ts';
import { AbsentValue } from '../../src/ui/content/AbsentValue.tsx';
import { Figure } from '../../src/ui/content/Figure.tsx';
import { asCell, asRow, asRowHeader } from '../../src/ui/content/table-roles.ts';

interface FigureRowProps {
  row: ColorFigureRow;
  applications: readonly ColorApplication[];
  columns: readonly number[];
  /** Place of the reference among the products. */
  reference: number;
}

const DECIMALS = 2;

/** A coordinate or a difference of all products, in masstone and tint, point below point. */
export function FigureRow({ row: { name, cells }, applications, columns, reference }: FigureRowProps) {
  const text = useTexts(comparePageTexts);
  return (
    <tr
      {...asRow}
      className="ce-compared__row ce-colors__row"
      data-begins={beginOf(name)}
      data-delta={name.startsWith('Δ') || undefined}
    >
      <th {...asRowHeader} className="ce-compared__field">
        <span className="ce-colors__name">{name === 'ΔE00' ? <SumName /> : name}</span>
        <span className="ce-compared__note">{text(`compare.figure.${name}`)}</span>
      </th>
      {columns.map((at) => (
        <td
          {...asCell}
          key={at}
          className="ce-compared__cell ce-shades"
          data-reference={at === reference || undefined}
        >
          <div className="ce-shades__halves">
            {applications.map(({ key, title }, place) => {
              const figure = cells[at]?.[place];
              return (
                <span key={key} className="ce-shades__figure">
                  <span className="ce-visually-hidden">{title} </span>
                  {figure?.isClosest && (
                    <span className="ce-shades__closest">{text('compare.closest')} </span>
                  )}
                  {figure ? (
                    <Figure text={figure.text} decimals={DECIMALS} />
                  ) : (
                    <AbsentValue kind="none" text={text('compare.chart.unmeasured')} />
                  )}{' '}
                </span>
              );
            })}
          </div>
        </td>
      ))}
    </tr>
  );
}

function SumName() {
  return (
    <>
      ΔE<sub>00</sub>
    </>
  );
}

/** Where a block of rows begins. */
function beginOf(name: ColorFigureName): 'delta' | 'sum' | undefined {
  if (name === 'ΔE00') return 'sum';
  return name === 'ΔL*' ? 'delta' : undefined;
}
