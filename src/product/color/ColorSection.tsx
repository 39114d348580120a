import { type ReactNode, Suspense, useMemo, useRef } from 'react';
import { useTexts } from '../../store/hooks.ts';
import { useTableCopy } from '../../store/useTableCopy.ts';
import { productColorTexts } from '../../texts/product-color.ts';
import { tableTexts } from '../../texts/tables.ts';
import { lazyPart } from '../../ui/base/lazy-part.ts';
import { useStyles } from '../../ui/base/styles.ts';
import { useNear } from '../../ui/base/useNear.ts';
import { TableActions } from '../../ui/content/TableActions.tsx';
import { Section } from '../sections/Section.tsx';
import type { SectionPartProps } from '../sections/section-part.ts';
import { useTechnical } from '../technical/useTechnical.ts';
import { ColorTable, colorTableText } from './ColorTable.tsx';
import css from './color.css';
import { colorRows } from './color-rows.ts';

// Fetched when the reader scrolls near.
const ColorCharts = lazyPart(() => import('./color-plots.ts').then(({ charts }) => charts.ColorCharts));
const AngleCharts = lazyPart(() => import('./color-plots.ts').then(({ charts }) => charts.AngleCharts));

/** The measured colours in the a*\/b* plane and as figures; effect pigments also by angle (rows 181 and 182). */
export function ColorSection({ product, isBusy }: Pick<SectionPartProps, 'product' | 'isBusy'>) {
  useStyles(css);
  const text = useTexts(productColorTexts);
  const words = useTexts(tableTexts);
  const { copyTable, saveCsv } = useTableCopy();
  const { sections, applications } = useTechnical(product);
  const rows = useMemo(() => colorRows(sections), [sections]);
  if (rows.length === 0) return null;
  const byAngle = sections.filter(({ angleTables }) => angleTables.length > 0);
  const table = () => colorTableText(rows, rows, text);
  return (
    <Section
      address="colour"
      title={text('color.title')}
      note={text('color.condition')}
      isBusy={isBusy}
      actions={
        <TableActions
          copyText={words('tables.copy')}
          csvText={words('tables.csv')}
          csvLabel={text('color.csv')}
          onCopy={() => copyTable(table())}
          onSave={() => saveCsv(table(), `${product.prd ?? product.id}-colour`)}
        />
      }
    >
      <div className="ce-color">
        <WhenNear place="ce-color__place">
          <ColorCharts rows={rows} />
        </WhenNear>
        <ColorTable rows={rows} />
        {byAngle.length > 0 && (
          <WhenNear place="ce-color__place ce-color__place--angles">
            <AngleCharts
              key={`${product.id} ${product.industry}`}
              sections={byAngle}
              applications={applications}
            />
          </WhenNear>
        )}
      </div>
    </Section>
  );
}

/** Renders its content once the reader scrolls near; reserves about the same room until then. */
function WhenNear({ place, children }: { place: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNear(box);
  const held = <div className={place} />;
  return <div ref={box}>{isNear ? <Suspense fallback={held}>{children}</Suspense> : held}</div>;
}
