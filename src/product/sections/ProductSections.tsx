import { useState, useSyncExternalStore } from 'react';
import { hasSafetySheet } from '../../domain/requests/product-requests.ts';
import { usePage, useTexts } from '../../store/hooks.ts';
import { addNotice } from '../../store/notices.ts';
import { documentTexts } from '../../texts/documents.ts';
import { useStyles } from '../../ui/base/styles.ts';
import { subjectOf } from '../requests/subject.ts';
import css from './product-sections.css';
import { PRODUCT_SECTIONS } from './product-sections.ts';
import { SectionIndex } from './SectionIndex.tsx';
import { SectionPlace } from './SectionPlace.tsx';
import type { SectionPartProps } from './section-part.ts';
import { createShowOrder } from './show-order.ts';
import { createTargets } from './targets.ts';
import { useAddress } from './useAddress.ts';
import { useSheetAddress } from './useSheetAddress.ts';
import { TargetsContext } from './useTarget.ts';

interface ProductSectionsProps extends SectionPartProps {
  /** Names of sections to leave out. */
  without: readonly string[];
}

/** All sections of a product, with an index of those that aren't empty. */
export function ProductSections({ without, ...props }: ProductSectionsProps) {
  useStyles(css);
  const { store, bus } = usePage();
  const text = useTexts(documentTexts);
  const { product } = props;
  const [targets] = useState(createTargets);
  const sections = PRODUCT_SECTIONS.filter(({ name }) => !without.includes(name));
  const [order] = useState(() => createShowOrder(sections.map(({ name }) => name)));
  const isComplete = useSyncExternalStore(order.subscribe, order.isComplete);
  useAddress(targets);
  useSheetAddress(() => {
    if (hasSafetySheet(product))
      bus.emit('overlay:open', { name: 'safety-sheet', props: subjectOf(product) });
    else addNotice(store, { type: 'info', text: text('documents.noSheet', { name: product.product_name }) });
  });
  return (
    <TargetsContext value={targets}>
      <div className="ce-product-sections">
        <SectionIndex product={product} targets={targets} isComplete={isComplete} />
        <div className="ce-product-sections__list">
          {sections.map(({ name, Part }) => (
            <SectionPlace key={name} name={name} order={order}>
              <Part {...props} />
            </SectionPlace>
          ))}
        </div>
      </div>
    </TargetsContext>
  );
}
