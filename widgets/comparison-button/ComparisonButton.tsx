import { useCompareButton } from '../../src/comparison/state/useCompareButton.ts';
import { type BasketItem, basketItem } from '../../src/domain/product/basket-item.ts';
import { CompareButton } from '../../src/ui/action/CompareButton.tsx';

export interface ComparisonButtonProps extends Omit<BasketItem, 'uid'> {
  uid?: string | undefined;
  industries: readonly string[];
  industry?: string | undefined;
  size: 'small' | 'medium';
}

/** Compare button of a server-rendered product. */
export function ComparisonButton({ industries, industry, size, ...product }: ComparisonButtonProps) {
  const button = useCompareButton({ item: basketItem(product), industries }, industry);
  return <CompareButton {...button} size={size} />;
}
