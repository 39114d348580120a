import { useLayoutEffect, useRef } from 'react';
import { usePage, useTexts } from '../../../store/hooks.ts';
import { moveInComparison, removeFromComparison } from '../../state/edit-comparison.ts';
import { useComparison } from '../../state/useComparison.ts';
import { basketPanelTexts } from '../../texts/basket-panel.ts';
import { BasketRow } from './BasketRow.tsx';
import type { Colors } from './useColors.ts';

interface Props {
  colors: Colors;
  onNews: (news: string) => void;
}

/** The control and row to focus after the list has changed. */
interface FocusWish {
  uid: string;
  control: 'up' | 'down' | 'remove';
}

/** The products, in the order of the comparison's columns. */
export function BasketList({ colors, onNews }: Props) {
  const page = usePage();
  const text = useTexts(basketPanelTexts);
  const basket = useComparison(({ comparison }) => comparison.basket);
  const list = useRef<HTMLUListElement>(null);
  const wish = useRef<FocusWish>(null);

  // Moving or removing an element in the DOM loses its focus.
  useLayoutEffect(() => {
    const { uid, control } = wish.current ?? {};
    const row = [...(list.current?.children ?? [])][basket.findIndex((item) => item.uid === uid)];
    row?.querySelector<HTMLElement>(`[data-control=${control}]`)?.focus();
    wish.current = null;
  }, [basket]);

  const move = (uid: string, to: string) => {
    const { product_name: name = '' } = basket.find((item) => item.uid === uid) ?? {};
    const index = basket.findIndex((item) => item.uid === to);
    moveInComparison(page, uid, index);
    onNews(text('basket.moved', { name, place: index + 1, count: basket.length }));
  };

  return (
    <ul ref={list} aria-label={text('basket.list')}>
      {basket.map((item, index) => (
        <BasketRow
          key={item.uid}
          item={item}
          color={colors.get(item.uid)}
          isFirst={index === 0}
          isLast={index === basket.length - 1}
          onDrag={(to) => move(item.uid, to)}
          onMove={(step) => {
            wish.current = { uid: item.uid, control: step < 0 ? 'up' : 'down' };
            move(item.uid, (basket[index + step] ?? item).uid);
          }}
          onRemove={() => {
            const next = basket[index + 1] ?? basket[index - 1];
            if (next) wish.current = { uid: next.uid, control: 'remove' };
            removeFromComparison(page, item.uid, 'basket');
          }}
        />
      ))}
    </ul>
  );
}
