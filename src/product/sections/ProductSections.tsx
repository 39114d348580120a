import { useState } from 'react';
import { useStyles } from '../../ui/base/styles.ts';
import css from './product-sections.css';
import { PRODUCT_SECTIONS } from './product-sections.ts';
import { SectionIndex } from './SectionIndex.tsx';
import type { SectionPartProps } from './section-part.ts';
import { createTargets } from './targets.ts';
import { useAddress } from './useAddress.ts';
import { TargetsContext } from './useTarget.ts';

interface ProductSectionsProps extends SectionPartProps {
  /** Names of sections to leave out. */
  without: readonly string[];
}

/** All sections of a product with the index of those that have something to show. */
export function ProductSections({ without, ...props }: ProductSectionsProps) {
  useStyles(css);
  const [targets] = useState(createTargets);
  useAddress(targets);
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
