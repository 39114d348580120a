import type { BasketItem } from '../../src/domain/comparison/basket-item.ts';
import { COMPARISON_LIMIT } from '../../src/domain/comparison/comparison.ts';
import { Swatch } from './Swatch.tsx';
import type { Colors } from './useColors.ts';

interface Props {
  basket: readonly BasketItem[];
  colors: Colors;
}

/** The products' colours side by side, and the places that are left. Decoration; the text beside it names them. */
export function Swatches({ basket, colors }: Props) {
  const free = Array.from({ length: COMPARISON_LIMIT - basket.length }, (_, index) => `free-${index}`);
  return (
    <span className="ce-basket__swatches">
      {basket.map(({ uid }) => (
        <Swatch key={uid} color={colors.get(uid)} />
      ))}
      {free.map((key) => (
        <span key={key} className="ce-basket__swatch ce-basket__swatch--free" />
      ))}
    </span>
  );
}
