import { useCallback, useId, useRef, useState } from 'react';
import { IconButton } from '../action/IconButton.tsx';
import { moreIcon } from '../icon/more.ts';
import { Flyout } from './Flyout.tsx';
import { MenuItem, type MenuItemProps } from './MenuItem.tsx';

export interface MoreMenuProps {
  /** Accessible name of the button. */
  label: string;
  items: readonly MenuItemProps[];
  /** Edge of the button to align the list with. @default 'end' */
  align?: 'start' | 'end';
}

/** Rare actions behind a button with three dots, which has the focus again once one of them is pressed. */
export function MoreMenu({ label, items, align = 'end' }: MoreMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const press = ({ onPress }: MenuItemProps) => {
    close();
    // First: a dialog gives the focus back to where it was.
    button.current?.focus();
    onPress();
  };
  return (
    <div>
      <IconButton
        ref={button}
        size="small"
        icon={moreIcon}
        label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <Flyout id={id} offset={0} align={align} onClose={close}>
          {items.map((item) => (
            <MenuItem key={item.text} {...item} onPress={() => press(item)} />
          ))}
        </Flyout>
      )}
    </div>
  );
}
