import { type ComponentType, useState } from 'react';
import { Skeleton } from '../../../ui/message/Skeleton.tsx';
import type { ProductQuery } from '../../state/useProduct.ts';
import { ProductFrame } from '../frame/ProductFrame.tsx';
import type { SectionPartProps } from './section-part.ts';
import { createTargets } from './targets.ts';
import { useAddress } from './useAddress.ts';
import { TargetsContext } from './useTarget.ts';

/** What an island of one section passes on to the section. */
type Own<Props> = Omit<Props, 'productId' | 'industry'>;

/**
 * Makes the component of an island that shows one section without the others: loads the product; the section's heading
 * keeps its address.
 *
 * @param Section gets the island's props, with the product in place of its id
 */
export function sectionAlone<Props extends ProductQuery>(
  Section: ComponentType<Own<Props> & Pick<SectionPartProps, 'product' | 'isBusy'>>,
) {
  return function SectionAlone({ productId, industry, ...props }: Props) {
    const [targets] = useState(createTargets);
    useAddress(targets);
    return (
      <TargetsContext value={targets}>
        <ProductFrame query={{ productId, industry }} skeleton={<Skeleton lines={4} />}>
          {(product, { status }) => <Section {...props} product={product} isBusy={status === 'refreshing'} />}
        </ProductFrame>
      </TargetsContext>
    );
  };
}
