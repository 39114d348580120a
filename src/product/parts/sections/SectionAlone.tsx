import { type ReactNode, useState } from 'react';
import type { Pigment } from '../../../services/pigment.ts';
import { Skeleton } from '../../../ui/message/Skeleton.tsx';
import type { ProductQuery } from '../../state/useProduct.ts';
import { ProductFrame } from '../frame/ProductFrame.tsx';
import { createTargets } from './targets.ts';
import { useAddress } from './useAddress.ts';
import { TargetsContext } from './useTarget.ts';

interface SectionAloneProps {
  query: ProductQuery;
  children: (product: Pigment, isBusy: boolean) => ReactNode;
}

/** A section that a page shows without the others: loads the product; its heading keeps its address. */
export function SectionAlone({ query, children }: SectionAloneProps) {
  const [targets] = useState(createTargets);
  useAddress(targets);
  return (
    <TargetsContext value={targets}>
      <ProductFrame query={query} skeleton={<Skeleton lines={4} />}>
        {(product, { status }) => children(product, status === 'refreshing')}
      </ProductFrame>
    </TargetsContext>
  );
}
