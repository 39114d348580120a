import { Suspense, useId, useMemo, useRef, useState } from 'react';
import { DEFAULT_COLOR, rgbNotation } from '../../src/domain/color/rgb.ts';
import { mainColor } from '../../src/domain/technical/measured-color.ts';
import { formatAngle, type TechnicalEntry } from '../../src/domain/technical/technical-property.ts';
import { formatMeasure } from '../../src/lib/format-measure.ts';
import type { Product } from '../../src/services/products.ts';
import { useTexts } from '../../src/store/hooks.ts';
import { comparePageTexts } from '../../src/texts/compare-page.ts';
import { lazyPart } from '../../src/ui/base/lazy-part.ts';
import { useStyles } from '../../src/ui/base/styles.ts';
import { useOverflows } from '../../src/ui/base/useOverflows.ts';
import { Field } from '../../src/ui/field/Field.tsx';
import { Select } from '../../src/ui/field/Select.tsx';
import { ColorTable } from './ColorTable.tsx';
import css from './color-section.css';
import { type MediumWithColors, mediaWithColors } from './media-with-colors.ts';

const LabPlane = lazyPart(() => import('../../src/ui/chart/LabPlane.tsx').then((module) => module.LabPlane));

interface ColorSectionProps {
  products: readonly Product[];
  catalogues: readonly TechnicalEntry[];
  /** Uid. */
  reference: string | null;
}

/** The products' measured colours in the a*\/b* plane, and as figures beside it (spec P§9). */
export function ColorSection({ products, catalogues, reference }: ColorSectionProps) {
  useStyles(css);
  const text = useTexts(comparePageTexts);
  const headingId = useId();
  const media = useMemo(() => mediaWithColors(products, catalogues), [products, catalogues]);
  const [chosen, setChosen] = useState('');
  const medium = media.find(({ key }) => key === chosen) ?? media[0];
  const heading = (
    <h3 id={headingId} className="ce-compare__subtitle">
      {text('compare.chart')}
    </h3>
  );

  return (
    <section className="ce-compare__colors" aria-labelledby={headingId}>
      {medium ? (
        <>
          <div className="ce-compare__colors-head">
            {heading}
            <Field label={text('compare.chart.medium')}>
              <Select
                unsorted
                placeholder={null}
                options={media.map(({ key, title }) => ({ value: key, title }))}
                value={medium.key}
                onChange={(event) => setChosen(event.target.value)}
              />
            </Field>
          </div>
          <ColorsInMedium products={products} medium={medium} reference={reference} />
        </>
      ) : (
        <>
          {heading}
          <p className="ce-compare__facts">{text('compare.chart.none')}</p>
        </>
      )}
    </section>
  );
}

interface ColorsInMediumProps extends Pick<ColorSectionProps, 'products' | 'reference'> {
  medium: MediumWithColors;
}

function ColorsInMedium({ products, medium, reference }: ColorsInMediumProps) {
  const text = useTexts(comparePageTexts);
  const box = useRef<HTMLDivElement>(null);
  const scrolls = useOverflows(box);
  const rows = products.map(({ uid, product_name, color_values }, at) => {
    const colors = medium.colors[at] ?? [];
    const main = mainColor(colors);
    const name = main?.angle
      ? `${product_name} ${text('compare.chart.angle', { angle: formatAngle(main.angle) })}`
      : product_name;
    return { uid, mark: String(at + 1), name, color: color_values, main, trail: colors };
  });
  const points = rows.flatMap(({ uid, mark, name, color, main, trail }) =>
    main
      ? {
          key: uid,
          mark,
          label: text('compare.chart.point', { name, a: formatMeasure(main.a), b: formatMeasure(main.b) }),
          a: main.a,
          b: main.b,
          color: rgbNotation(color ?? DEFAULT_COLOR),
          trail,
        }
      : [],
  );
  return (
    <div className="ce-compare__plane">
      <div className="ce-compare__chart">
        <Suspense>
          <LabPlane
            label={`${text('compare.chart')}. ${text('compare.chart.description')}`}
            points={points}
          />
        </Suspense>
      </div>
      <div
        ref={box}
        className="ce-compare__figures"
        {...(scrolls && { role: 'region', tabIndex: 0, 'aria-label': medium.title })}
      >
        <ColorTable rows={rows} medium={medium.title} reference={reference ?? products[0]?.uid} />
      </div>
    </div>
  );
}
