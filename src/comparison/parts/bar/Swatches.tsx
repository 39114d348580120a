import type { BasketItem } from '../../../domain/product/basket-item.ts';
import { COMPARISON_LIMIT } from '../../rules/content/comparison.ts';
import { Swatch } from '../panel/Swatch.tsx';
import type { Colors } from '../panel/useColors.ts';

const INDEXES = Array.from({ length: COMPARISON_LIMIT }, (_, index) => index);

interface Props {
  basket: readonly BasketItem[];
  colors: Colors;
}

/** The products' colours and the empty places. Decorative; the text beside it names them. */
export function Swatches({ basket, colors }: Props) {
  return (
    <span className="ce-basket__swatches">
      {INDEXES.map((index) => {
        const item = basket[index];
        return <Swatch key={index} isFree={!item} color={item && colors.get(item.uid)} />;
      })}
    </span>
  );
}
