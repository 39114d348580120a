import { useMemo, useRef } from 'react';
import type { Pigment } from '../../../services/pigment.ts';
import { useTableCopy } from '../../../store/files/useTableCopy.ts';
import { useTexts } from '../../../store/hooks.ts';
import { tableTexts } from '../../../texts/tables.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import { useIsNarrow } from '../../../ui/base/useIsNarrow.ts';
import { usePrinting } from '../../../ui/base/usePrinting.ts';
import { overMedia, type PropertyOverMedia } from '../../rules/technical/over-media.ts';
import { propertyMatrix } from '../../rules/technical/property-matrix.ts';
import { ALL_PROPERTIES } from '../../rules/technical/property-view.ts';
import { technicalTexts } from '../../texts/technical.ts';
import { LabelledSelect } from '../section/LabelledSelect.tsx';
import { ProductTableActions } from '../section/ProductTableActions.tsx';
import { MediaTable } from './MediaTable.tsx';
import css from './over-media.css';
import { PropertyTable } from './PropertyTable.tsx';
import type { Technical } from './useTechnical.ts';
import { useTechnicalTable } from './useTechnicalTable.ts';

interface ByPropertyProps {
  product: Pigment;
  technical: Technical;
  /** Code of a property; any other text shows all. */
  chosen: string;
  onChoose: (code: string) => void;
}

/** Below this width, in px at a font size of 16, and on paper, media are rows. */
const WIDE = 960;

/** Each property over all media, masstone beside tint: all of them, or the one that is chosen. */
export function ByProperty({ product, technical, chosen, onChoose }: ByPropertyProps) {
  useStyles(css);
  const text = useTexts(technicalTexts);
  const words = useTexts(tableTexts);
  const box = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(box, WIDE);
  const isPrinting = usePrinting();
  const { sections, applications, read } = technical;
  const technicalEntries = read.status === 'ready' ? read.value : undefined;
  const all = useMemo(() => overMedia(sections, technicalEntries ?? []), [sections, technicalEntries]);
  const own = all.filter(({ code }) => code === chosen);
  const shown = own.length > 0 ? own : inReadingOrder(all);
  const tableOf = useTechnicalTable(product, applications);
  const name = own[0]?.name ?? text('technical.property.all');
  const isMatrix = own.length === 0 && !isNarrow && !isPrinting;
  return (
    <div ref={box} className="ce-over-media ce-technical ce-stack ce-gap-4">
      <div className="ce-over-media__bar ce-cluster ce-gap-3">
        <LabelledSelect
          label={text('technical.property')}
          value={own[0]?.code ?? ALL_PROPERTIES}
          groups={[
            { options: [{ value: ALL_PROPERTIES, title: text('technical.property.all') }] },
            { title: text('technical.values'), options: optionsOf(all, false) },
            { title: text('technical.colour'), options: optionsOf(all, true) },
          ].filter(({ options }) => options.length > 0)}
          onChoose={onChoose}
        />
        <ProductTableActions
          product={product}
          copyText={words('tables.copy')}
          csvText={words('tables.csv')}
          csvLabel={text('technical.csv.property', { property: name })}
          table={() => tableOf(linesOf(shown))}
          name={[text('technical.title'), name]}
        />
      </div>
      {isMatrix && <Matrices properties={shown} technical={technical} tableOf={tableOf} />}
      <div className="ce-over-media__tables" data-alone={own.length === 1 || undefined}>
        {shown
          .filter(({ application }) => !isMatrix || application !== undefined)
          .map((property) => (
            <MediaTable key={property.key} property={property} tableOf={tableOf} />
          ))}
      </div>
    </div>
  );
}

interface MatricesProps {
  properties: readonly PropertyOverMedia[];
  technical: Technical;
  tableOf: ReturnType<typeof useTechnicalTable>;
}

/** Properties as rows and media as columns: fastness and colour apart, as in each medium. */
function Matrices({ properties, technical: { sections }, tableOf }: MatricesProps) {
  const text = useTexts(technicalTexts);
  const { copyRow } = useTableCopy();
  const media = sections.map(({ medium }) => medium);
  return [false, true].map((isColor) => {
    const own = properties.filter((each) => each.isColor === isColor && each.application === undefined);
    if (own.length === 0) return null;
    const { columns, rows } = propertyMatrix(own, media);
    const title = text(isColor ? 'technical.colour' : 'technical.values');
    return (
      <PropertyTable
        key={title}
        caption={text('technical.over', { property: title })}
        title={title}
        columns={columns.map(({ key, medium, application }, at) => ({
          key,
          at,
          title: (
            <>
              <span className="ce-over-media__medium">{medium}</span> <span>{application}</span>
            </>
          ),
        }))}
        rows={rows}
        isAligned={isColor}
        hasStickyHeads
        onCopyRow={(row) => copyRow(tableOf(linesOf(own.filter(({ key }) => key === row.key))))}
      />
    );
  });
}

function linesOf(properties: readonly PropertyOverMedia[]) {
  return properties.flatMap(({ lines }) => lines.map(({ section }) => section));
}

/** Fastness first: the colours of all media are in the section below, too. */
function inReadingOrder(properties: readonly PropertyOverMedia[]): PropertyOverMedia[] {
  return [...properties.filter(({ isColor }) => !isColor), ...properties.filter(({ isColor }) => isColor)];
}

function optionsOf(properties: readonly PropertyOverMedia[], isColor: boolean) {
  const titles = new Map(
    properties.flatMap((each) => (each.isColor === isColor ? [[each.code, each.name] as const] : [])),
  );
  return [...titles].map(([value, title]) => ({ value, title }));
}
