import { memo, useState } from 'react';
import { usePage } from '../../../store/hooks.ts';
import { openBasket } from '../../state/change-comparison.ts';
import { BasketFold } from './BasketFold.tsx';
import { BasketStrips } from './BasketStrips.tsx';
import type { Colors } from './useColors.ts';
import type { OpenFocus } from './useOpenFocus.ts';
import type { Room } from './useRoomBelow.ts';
import { useUncoveredFocus } from './useUncoveredFocus.ts';

interface Props {
  /** The comparison has products; otherwise a removed one may be restorable. */
  isFilled: boolean;
  isOpen: boolean;
  beginsOpen: boolean;
  hintMonths: number;
  colors: Colors;
  focus: OpenFocus;
  room: Room;
}

/**
 * Content above the bar: product list, messages, and announcements of what a press has done. Its parts subscribe to the
 * comparison themselves; the bar re-renders with each product and passes nothing on.
 */
export const AboveBar = memo(function AboveBar(props: Props) {
  const { isFilled, isOpen, beginsOpen, hintMonths, colors, focus, room } = props;
  const page = usePage();
  const [news, setNews] = useState('');
  const { heading, toggle, enter } = focus;
  useUncoveredFocus(room, () => openBasket(page, false));
  return (
    <>
      {isFilled && (
        <BasketFold
          isOpen={isOpen}
          beginsOpen={beginsOpen}
          onUnfold={enter}
          colors={colors}
          heading={heading}
          onNews={setNews}
        />
      )}
      <BasketStrips
        isFilled={isFilled}
        hintMonths={hintMonths}
        onNews={setNews}
        takeFocus={() => (isOpen ? heading : toggle).current?.focus()}
      />
      <p role="status" className="ce-visually-hidden">
        {news}
      </p>
    </>
  );
});
