import { useTexts } from '../../../store/hooks.ts';
import { AbsentValue } from '../../../ui/content/AbsentValue.tsx';
import { Figure } from '../../../ui/content/Figure.tsx';
import type { ColorFigureRow } from '../../rules/colors/color-figures.ts';
import type { ColorApplication } from '../../rules/colors/color-media.ts';
import { comparePageTexts } from '../../texts/compare-page.ts';
import { ShadesRow, type ShadesRowProps } from './ShadesRow.tsx';

interface FigureRowProps extends Omit<ShadesRowProps, 'renderHalves'> {
  cells: ColorFigureRow['cells'];
  applications: readonly ColorApplication[];
}

const DECIMALS = 2;

/** A coordinate or a difference of all products, in masstone and tint, point below point. */
export function FigureRow({ cells, applications, ...row }: FigureRowProps) {
  const text = useTexts(comparePageTexts);
  return (
    <ShadesRow
      {...row}
      renderHalves={(at) =>
        applications.map(({ key, title }, index) => {
          const figure = cells[at]?.[index];
          return (
            <span key={key} className="ce-shades__figure">
              <span className="ce-visually-hidden">{title} </span>
              {figure?.isClosest && (
                <span className="ce-shades__closest ce-meta">{text('compare.closest')} </span>
              )}
              {figure ? (
                <Figure text={figure.text} decimals={DECIMALS} />
              ) : (
                <AbsentValue kind="none" text={text('compare.chart.unmeasured')} />
              )}{' '}
            </span>
          );
        })
      }
    />
  );
}
