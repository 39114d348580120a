import { useId, useLayoutEffect, useRef } from 'react';
import type { MenuItem } from '../../src/domain/menu/menu-item.ts';
import { watchSize } from '../../src/ui/base/watch-size.ts';
import { Flyout } from '../../src/ui/popover/Flyout.tsx';
import { BranchHead } from './BranchHead.tsx';
import { ItemLink } from './ItemLink.tsx';
import { SubMenu } from './SubMenu.tsx';
import { useFlyouts } from './useFlyouts.ts';

interface Props {
  items: readonly MenuItem[];
  flyoutOffset: number;
  /** Hides the bar but keeps its layout, to detect when it fits again. */
  isHidden: boolean;
  /** Called after each measurement: whether all items fit on one line. */
  onFit: (fits: boolean) => void;
}

/** The menu as a bar; items with children open a flyout on hover or by their button. */
export function MenuBar({ items, flyoutOffset, isHidden, onFit }: Props) {
  const id = useId();
  const bar = useRef<HTMLUListElement>(null);
  // After each render, since the items change with the session.
  useLayoutEffect(() => {
    const element = bar.current as HTMLElement;
    return watchSize(element, () => {
      const [first, ...rest] = element.children as unknown as HTMLElement[];
      onFit(!first || rest.every(({ offsetTop }) => offsetTop <= first.offsetTop));
    });
  });
  const { open, close, press, enter, leave } = useFlyouts();
  return (
    <ul ref={bar} className="ce-nav" aria-hidden={isHidden || undefined}>
      {items.map((item) => {
        const isOpen = open === item.id;
        const flyout = id + item.id;
        return item.children?.length ? (
          <li
            key={item.id}
            className={item.class}
            part={item.class}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && enter(item.id)}
            onPointerLeave={({ pointerType }) => pointerType === 'mouse' && leave()}
          >
            <BranchHead item={item} isOpen={isOpen} controls={flyout} onPress={() => press(item.id)} />
            {isOpen && (
              <Flyout id={flyout} offset={flyoutOffset} onClose={close}>
                <SubMenu items={item.children} />
              </Flyout>
            )}
          </li>
        ) : (
          <li key={item.id} className={item.class} part={item.class}>
            <ItemLink item={item} className="ce-nav__link" />
          </li>
        );
      })}
    </ul>
  );
}
