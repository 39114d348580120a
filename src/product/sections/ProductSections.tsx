import { useState } from 'react';
import { usePage } from '../../store/hooks.ts';
import { useStyles } from '../../ui/base/styles.ts';
import { hasSafetySheet, subjectOf } from '../requests/subject.ts';
import css from './product-sections.css';
import { PRODUCT_SECTIONS } from './product-sections.ts';
import { SectionIndex } from './SectionIndex.tsx';
import type { SectionPartProps } from './section-part.ts';
import { createTargets } from './targets.ts';
import { useAddress } from './useAddress.ts';
import { useSheetAddress } from './useSheetAddress.ts';
import { TargetsContext } from './useTarget.ts';

interface ProductSectionsProps extends SectionPartProps {
  /** Names of sections to leave out. */
  without: readonly string[];
}

/** All sections of a product with the index of those that have something to show. */
export function ProductSections({ without, ...props }: ProductSectionsProps) {
  useStyles(css);
  const { bus } = usePage();
  const { product } = props;
  const [targets] = useState(createTargets);
  useAddress(targets);
  useSheetAddress(() => {
    if (hasSafetySheet(product))
      bus.emit('overlay:open', { name: 'safety-sheet', props: subjectOf(product) });
  });
  return (
    <TargetsContext value={targets}>
      <div className="ce-product-sections">
        <SectionIndex product={props.product} targets={targets} />
        <div className="ce-product-sections__list">
          {PRODUCT_SECTIONS.filter(({ name }) => !without.includes(name)).map(({ name, Part }) => (
            <Part key={name} {...props} />
          ))}
        </div>
      </div>
    </TargetsContext>
  );
}
