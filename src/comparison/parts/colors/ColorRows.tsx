import { type ReactNode, useId, useMemo } from 'react';
import { useTexts } from '../../../store/hooks.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import { asBody } from '../../../ui/content/table-roles.ts';
import { calculatedProducts } from '../../rules/colors/calculated-products.ts';
import { colorFigures } from '../../rules/colors/color-figures.ts';
import type { ColorMedium } from '../../rules/colors/color-media.ts';
import { findsWords } from '../../rules/table/filter-rows.ts';
import { useComparedTable } from '../../state/useComparedTable.ts';
import { comparePageTexts } from '../../texts/compare-page.ts';
import { GroupHead, GroupTitle } from '../table/GroupHead.tsx';
import { WideRow } from '../table/WideRow.tsx';
import css from './color-rows.css';
import { FigureRow } from './FigureRow.tsx';
import { beginOf, ColorSum } from './figure-names.tsx';
import { SwatchRow } from './SwatchRow.tsx';

interface ColorRowsProps {
  columns: readonly number[];
  /** Drawn below the figures. */
  chart: ReactNode;
}

/** The measured colours at the top of the table: swatches, coordinates, and differences to the reference. */
export function ColorRows({ columns, chart }: ColorRowsProps) {
  useStyles(css);
  const text = useTexts(comparePageTexts);
  const { products, medium, reference, search } = useComparedTable();
  const rows = useMemo(() => (medium ? colorFigures(medium, reference) : []), [medium, reference]);
  const calculated = medium ? calculatedProducts(medium).map((at) => products[at]?.product_name) : [];
  const title = text('compare.colors');
  const found = rows.filter(({ name }) =>
    findsWords(search, [title, name, text(`compare.figure.${name}`)].join(' ')),
  );
  const isSearched = search.trim() !== '';
  const isShown = !isSearched || found.length > 0;
  const span = columns.length + 1;

  return (
    <tbody {...asBody} hidden={!isShown} data-group="colour">
      <GroupHead label={title} span={span}>
        <GroupTitle title={title}>{medium && <MediumChoice medium={medium} />}</GroupTitle>
      </GroupHead>
      {medium ? (
        <>
          <SwatchRow medium={medium} columns={columns} reference={reference} />
          {found.map(({ name, cells }) => (
            <FigureRow
              key={name}
              head={
                <>
                  <span className="ce-colors__name">{name === 'ΔE00' ? <ColorSum /> : name}</span>
                  <span className="ce-compared__note ce-meta">{text(`compare.figure.${name}`)}</span>
                </>
              }
              data-begins={beginOf(name)}
              data-delta={name.startsWith('Δ') || undefined}
              cells={cells}
              applications={medium.applications}
              columns={columns}
              reference={reference}
            />
          ))}
        </>
      ) : (
        <WideRow span={span} className="ce-colors__none ce-muted">
          {text('compare.chart.none')}
        </WideRow>
      )}
      {calculated.length > 0 && (
        <WideRow span={span} className="ce-colors__none ce-muted">
          {text('compare.calculated', { names: calculated.join(', ') })}
        </WideRow>
      )}
      {medium && !isSearched && chart && (
        <WideRow span={span} className="ce-colors__chart">
          {chart}
        </WideRow>
      )}
    </tbody>
  );
}

function MediumChoice({ medium }: { medium: ColorMedium }) {
  const { media, onView } = useComparedTable();
  const text = useTexts(comparePageTexts);
  const id = useId();
  return (
    <span className="ce-colors__medium ce-muted ce-cluster ce-gap-2">
      <label htmlFor={id}>{text('compare.chart.medium')}</label>
      <select
        id={id}
        className="ce-line__input ce-colors__select ce-box ce-screen"
        value={medium.key}
        onChange={(event) => onView({ medium: event.target.value })}
      >
        {media.map(({ key, title }) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </select>
      <span className="ce-colors__chosen">{medium.title}</span>
      <span className="ce-compared__note ce-meta">{medium.condition}</span>
    </span>
  );
}
