import { useId, useLayoutEffect, useRef } from 'react';
import type { MenuItem } from '../../src/domain/menu-item.ts';
import { Flyout } from '../../src/ui/popover/Flyout.tsx';
import { BranchHead } from './BranchHead.tsx';
import { ItemLink } from './ItemLink.tsx';
import { SubMenu } from './SubMenu.tsx';
import { useFlyouts } from './useFlyouts.ts';

interface Props {
  items: readonly MenuItem[];
  flyoutOffset: number;
  /** The items do not fit on one line. Must not change. */
  onWrap: () => void;
}

/** The menu as a bar; items with children open a flyout when pointed at, or by their button. */
export function MenuBar({ items, flyoutOffset, onWrap }: Props) {
  const id = useId();
  const bar = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const element = bar.current as HTMLElement;
    const check = () => {
      const [first, ...rest] = element.children as unknown as HTMLElement[];
      if (first && rest.some(({ offsetTop }) => offsetTop > first.offsetTop)) onWrap();
    };
    check();
    const observer = new ResizeObserver(check);
    observer.observe(element);
    return () => observer.disconnect();
  }, [onWrap]);
  const { open, close, press, enter, leave } = useFlyouts();
  return (
    <ul ref={bar} className="ce-nav">
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
