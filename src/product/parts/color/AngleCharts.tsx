import { useState } from 'react';
import { DEFAULT_COLOR, rgbNotation } from '../../../domain/color/rgb.ts';
import { formatNumber } from '../../../domain/format/format-number.ts';
import { chartTicks } from '../../../domain/technical/chart-bounds.ts';
import type { ColorDecimals } from '../../../domain/technical/color-decimals.ts';
import { formatAngle } from '../../../domain/technical/technical-property.ts';
import type { Pigment } from '../../../services/pigment.ts';
import { useTexts } from '../../../store/hooks.ts';
import { AngleCurve } from '../../../ui/chart/AngleCurve.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { Select } from '../../../ui/field/Select.tsx';
import { angleCurves, type AngleCurve as Curve } from '../../rules/technical/angle-curves.ts';
import type { AngleTable, TechnicalSection } from '../../rules/technical/technical-sections.ts';
import { productColorTexts } from '../../texts/product-color.ts';
import { AngleValues } from '../technical/AngleValues.tsx';
import type { Application } from '../technical/useTechnical.ts';
import { useTechnicalTable } from '../technical/useTechnicalTable.ts';

interface AngleChartsProps {
  product: Pigment;
  /** Those with values by angle. */
  sections: readonly TechnicalSection[];
  applications: readonly Application[];
}

/** An effect pigment's colour by angle, in one medium: a curve for each property, and the figures. */
export function AngleCharts({ product, sections, applications }: AngleChartsProps) {
  const text = useTexts(productColorTexts);
  const tableOf = useTechnicalTable(product, applications);
  const [chosen, setChosen] = useState('');
  const section = sections.find(({ medium }) => medium === chosen) ?? sections[0];
  if (!section) return null;
  return (
    <div className="ce-color__angles ce-stack ce-gap-4">
      <div className="ce-color__angles-head ce-cluster ce-gap-4">
        <div>
          <h3 className="ce-section__group">{text('color.overAngle')}</h3>
          <p className="ce-meta">{text('color.overAngle.note')}</p>
        </div>
        {sections.length > 1 && (
          <Field label={text('color.medium')}>
            <Select
              unsorted
              placeholder={null}
              options={sections.map(({ medium, title }) => ({ value: medium, title }))}
              value={section.medium}
              onChange={(event) => setChosen(event.target.value)}
            />
          </Field>
        )}
      </div>
      {section.angleTables.map((table) => (
        <div key={table.applicationType} className="ce-stack ce-gap-5">
          <div className="ce-color__curves ce-split ce-gap-5">
            {curvesOf(section, table).map((curve) => (
              <PropertyCurve key={curve.type} {...{ curve, table }} decimals={section.decimals} />
            ))}
          </div>
          <div className="ce-technical">
            <AngleValues
              caption={text('color.byAngle', { application: table.title, medium: section.title })}
              title={table.title}
              note={section.title}
              {...{ section, table, tableOf }}
            />
          </div>
        </div>
      ))}
    </div>
  );
}

function curvesOf({ columns }: TechnicalSection, { applicationType }: AngleTable): Curve[] {
  const column = columns.find((each) => each.applicationType === applicationType);
  return angleCurves(column?.properties ?? []);
}

interface PropertyCurveProps {
  curve: Curve;
  table: AngleTable;
  decimals: ColorDecimals;
}

function PropertyCurve({ curve: { type, points, bounds }, table, decimals }: PropertyCurveProps) {
  const text = useTexts(productColorTexts);
  const name = text(`color.curve.${type}`);
  return (
    <AngleCurve
      label={text('color.curve.label', { name, application: table.title })}
      caption={<b className="ce-color__caption">{name}</b>}
      name={AXES[type]}
      axis={{ ...bounds, ticks: chartTicks(bounds) }}
      isHue={type === 'hue'}
      {...(type === 'lightness' && { reference: WHITE })}
      points={points.map(({ angle, degrees, drawn, value }) => ({
        angle: degrees,
        value: drawn,
        color: rgbNotation(table.angles.find(({ code }) => code === angle)?.swatch ?? DEFAULT_COLOR),
        label: text('color.curve.point', {
          angle: formatAngle(angle),
          name: type === 'hue' ? text('color.hue') : name,
          value: figureText(type, value, { table, angle, decimals }),
        }),
      }))}
    />
  );
}

/** The figure as in the table below; with the catalogue's decimals where it is calculated. */
function figureText(
  type: Curve['type'],
  value: number,
  { table, angle, decimals }: Omit<PropertyCurveProps, 'curve'> & { angle: string },
): string {
  const at = table.angles.findIndex(({ code }) => code === angle);
  const supplied = table.rows.find(({ key }) => key === type)?.cells[at];
  const name = AXES[type];
  const digits = name in decimals ? decimals[name as keyof ColorDecimals] : 0;
  const figure =
    supplied?.form === 'number' ? supplied.text : formatNumber(Math.round(value * 100) / 100, digits);
  return type === 'hue' ? `${figure}°` : figure;
}

/** Lightness of a perfect white, which effect pigments exceed near the specular angle. */
const WHITE = 100;
const AXES: Readonly<Record<Curve['type'], string>> = {
  lightness: 'L*',
  chroma: 'C*',
  hue: 'h',
  si: 'Si',
  sa: 'Sa',
};
