import { type ReactNode, useMemo, useRef } from 'react';
import { isSwatch } from '../../../domain/technical/swatch-at.ts';
import { lazyPart } from '../../../outcome/lazy-part.ts';
import { PartWaiting } from '../../../outcome/PartWaiting.tsx';
import { useTexts } from '../../../store/hooks.ts';
import { tableTexts } from '../../../texts/tables.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import { useIdle } from '../../../ui/base/useIdle.ts';
import { useNear } from '../../../ui/base/useNear.ts';
import { sectionsForCustomers } from '../../rules/technical/section-for-customers.ts';
import type { TechnicalSection } from '../../rules/technical/technical-sections.ts';
import { useProductContext } from '../../state/useProductContext.ts';
import { productColorTexts } from '../../texts/product-color.ts';
import { ProductTableActions } from '../section/ProductTableActions.tsx';
import { Section } from '../section/Section.tsx';
import type { SectionPartProps } from '../section/section-part.ts';
import { useTechnical } from '../technical/useTechnical.ts';
import { ColorTable, colorTableText } from './ColorTable.tsx';
import css from './color.css';
import { colorGaps, colorRows } from './color-rows.ts';

// Not needed for the first view.
const COLORS = 'ce-color__place';
const ANGLES = 'ce-color__place ce-color__place--angles';
const ColorCharts = lazyPart(() => import('./color-plots.ts').then(({ charts }) => charts.ColorCharts), {
  Waiting: () => <PartWaiting className={COLORS} />,
});
const AngleCharts = lazyPart(() => import('./color-plots.ts').then(({ charts }) => charts.AngleCharts), {
  Waiting: () => <PartWaiting className={ANGLES} />,
});

/** The measured colours in the a*\/b* plane and as figures; effect pigments also by angle (rows 181 and 182). */
export function ColorSection({ product, isBusy }: Pick<SectionPartProps, 'product' | 'isBusy'>) {
  useStyles(css);
  const text = useTexts(productColorTexts);
  const words = useTexts(tableTexts);
  const { context, internal } = useProductContext(product);
  const { sections, applications, read } = useTechnical(product);
  const rows = useMemo(() => colorRows(sections), [sections]);
  if (read.status === 'loading' && !read.failure && product.technicalProperties.some(isSwatch))
    return (
      <Section address="colour" title={text('color.title')} note={text('color.condition')} isWaiting>
        <PartWaiting className={COLORS} />
      </Section>
    );
  if (rows.length === 0) return null;
  const byAngle = sections.filter(({ angleTables }) => angleTables.length > 0);
  const technicalEntries = read.status === 'ready' ? read.value : [];
  const customers = () =>
    colorRows(sectionsForCustomers(sections, product.technicalProperties, technicalEntries));
  return (
    <Section
      address="colour"
      title={text('color.title')}
      note={text('color.condition')}
      isBusy={isBusy}
      actions={
        <ProductTableActions
          product={product}
          copyText={words('tables.copy')}
          csvText={words('tables.csv')}
          csvLabel={text('color.csv')}
          table={() => colorTableText(rows, customers(), { text, words, context, internal })}
          name={[text('color.file')]}
        />
      }
    >
      <div className="ce-color ce-stack ce-gap-5">
        <WhenNear className={COLORS}>
          <ColorCharts rows={rows} />
        </WhenNear>
        <ColorTable product={product} rows={rows} customers={customers} />
        <Gaps sections={sections} />
        {byAngle.length > 0 && (
          <WhenNear className={ANGLES}>
            <AngleCharts
              key={`${product.id} ${product.industry}`}
              product={product}
              sections={byAngle}
              applications={applications}
            />
          </WhenNear>
        )}
      </div>
    </Section>
  );
}

/** Says which media have a* and b* that were not supplied. */
function Gaps({ sections }: { sections: readonly TechnicalSection[] }) {
  const text = useTexts(productColorTexts);
  const { calculated, lacking } = colorGaps(sections);
  const media = (titles: readonly string[]) => ({ media: titles.join(', ') });
  return (
    <>
      {calculated.length > 0 && <p className="ce-meta">{text('color.calculated', media(calculated))}</p>}
      {lacking.length > 0 && <p className="ce-meta">{text('color.lacking', media(lacking))}</p>}
    </>
  );
}

/**
 * Renders its content once the reader scrolls near, or the browser has nothing else to do: who prints the page may not
 * have scrolled, and then it is too late to fetch anything. Reserves about the same room until then.
 */
function WhenNear({ className, children }: { className: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNear(box);
  const isIdle = useIdle();
  return <div ref={box}>{isNear || isIdle ? children : <div className={className} />}</div>;
}
