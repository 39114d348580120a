import { useRef } from 'react';
import { lazyPart } from '../../../outcome/lazy-part.ts';
import { PartWaiting } from '../../../outcome/PartWaiting.tsx';
import { useTexts } from '../../../store/hooks.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import { useIdle } from '../../../ui/base/useIdle.ts';
import { useNear } from '../../../ui/base/useNear.ts';
import { gradeTexts } from '../../texts/grades.ts';
import { Section } from '../section/Section.tsx';
import type { SectionPartProps } from '../section/section-part.ts';
import css from './grades.css';

// Few products have several grades.
const ROOM = 'ce-grades__place';
const GradesTable = lazyPart(() => import('./GradesTable.tsx').then((module) => module.GradesTable), {
  Waiting: () => <PartWaiting className={ROOM} />,
});

/** The grades of a product's pigment, such as powder and preparation, and what differs between them. */
export function GradesSection({
  product,
  productPage,
  isBusy,
}: Pick<SectionPartProps, 'product' | 'productPage' | 'isBusy'>) {
  useStyles(css);
  const text = useTexts(gradeTexts);
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNear(box);
  // Who prints the page may not have scrolled.
  const isIdle = useIdle();
  const { grades, industry, id } = product;
  if (grades.length < 2 || industry === null) return null;
  return (
    <Section
      address="grades"
      title={text('grades.title')}
      note={text('grades.note')}
      count={grades.length}
      isBusy={isBusy}
    >
      <div ref={box}>
        {isNear || isIdle ? (
          <GradesTable key={`${id} ${industry}`} {...{ product, productPage, industry }} />
        ) : (
          <div className={ROOM} />
        )}
      </div>
    </Section>
  );
}
