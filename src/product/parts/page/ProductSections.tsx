import { useState } from 'react';
import { PendingContext } from '../../../ui/base/pending.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import { useKeptPosition } from '../../../ui/position/useKeptPosition.ts';
import { useSheetLink } from '../actions/useSheetLink.ts';
import type { SectionPartProps } from '../section/section-part.ts';
import { createTargets } from '../section/targets.ts';
import { useAddress } from '../section/useAddress.ts';
import { TargetsContext } from '../section/useTarget.ts';
import css from './product-sections.css';
import { PRODUCT_SECTIONS } from './product-sections.ts';
import { SectionIndex } from './SectionIndex.tsx';

interface ProductSectionsProps extends SectionPartProps {
  /** Names of sections to leave out. */
  without: readonly string[];
}

/**
 * All sections of a product, with an index of those that aren't empty. A section whose data are loading keeps its place
 * and holds nothing else back.
 */
export function ProductSections({ without, ...props }: ProductSectionsProps) {
  useStyles(css);
  const { product } = props;
  const [targets] = useState(createTargets);
  const sections = PRODUCT_SECTIONS.filter(({ name }) => !without.includes(name));
  useAddress(targets);
  useKeptPosition(targets.list);
  useSheetLink(product);
  return (
    <TargetsContext value={targets}>
      <div className="ce-product-sections">
        <SectionIndex product={product} targets={targets} />
        <div className="ce-product-sections__list ce-stack">
          <PendingContext value={null}>
            {sections.map(({ name, Part }) => (
              <Part key={name} {...props} />
            ))}
          </PendingContext>
        </div>
      </div>
    </TargetsContext>
  );
}
