import { useCallback, useId, useState } from 'react';
import { useTexts } from '../../../store/hooks.ts';
import { IconButton } from '../../../ui/action/IconButton.tsx';
import { Icon } from '../../../ui/base/Icon.tsx';
import { arrowLeftIcon } from '../../../ui/icon/arrow-left.ts';
import { arrowRightIcon } from '../../../ui/icon/arrow-right.ts';
import { closeIcon } from '../../../ui/icon/close.ts';
import { moreIcon } from '../../../ui/icon/more.ts';
import { swapIcon } from '../../../ui/icon/swap.ts';
import { Flyout } from '../../../ui/popover/Flyout.tsx';
import { comparePageTexts } from '../../texts/compare-page.ts';
import { PickerFlyout } from '../picker/PickerFlyout.tsx';
import type { ColumnToolsProps } from './column-tools.ts';

/** The tools of a column behind one button, each with its words. Moving shuts the list: the column may have changed its place. */
export function ColumnMenu({ product, changes, ...rest }: ColumnToolsProps) {
  const { uid, name, at, count } = product;
  const text = useTexts(comparePageTexts);
  const id = useId();
  const [opened, setOpened] = useState<'menu' | 'picker'>();
  const close = useCallback(() => setOpened(undefined), []);
  const move = (step: -1 | 1) => {
    close();
    changes.move(uid, step, 'menu');
  };
  return (
    <div className="ce-column__menu">
      <IconButton
        icon={moreIcon}
        label={text('compare.change', { name })}
        data-control="menu"
        data-remove={uid}
        aria-expanded={opened !== undefined}
        aria-controls={opened && id}
        onClick={() => setOpened(opened ? undefined : 'menu')}
      />
      {opened === 'picker' && (
        <PickerFlyout
          {...rest}
          id={id}
          label={text('compare.swap.for', { name })}
          onPick={(candidate) => changes.swap(uid, candidate, 'menu')}
          onClose={close}
        />
      )}
      {opened === 'menu' && (
        <Flyout id={id} offset={0} align="end" onClose={close}>
          <MenuItem icon={arrowLeftIcon} isDisabled={at === 0} onPress={() => move(-1)}>
            {text('compare.move.left', { name })}
          </MenuItem>
          <MenuItem icon={arrowRightIcon} isDisabled={at === count - 1} onPress={() => move(1)}>
            {text('compare.move.right', { name })}
          </MenuItem>
          <MenuItem icon={swapIcon} onPress={() => setOpened('picker')}>
            {text('compare.swap', { name })}
          </MenuItem>
          <MenuItem icon={closeIcon} onPress={() => changes.remove(uid)}>
            {text('compare.remove', { name })}
          </MenuItem>
        </Flyout>
      )}
    </div>
  );
}

interface MenuItemProps {
  icon: string;
  isDisabled?: boolean;
  onPress: () => void;
  children: string;
}

function MenuItem({ icon, isDisabled = false, onPress, children }: MenuItemProps) {
  return (
    <button
      type="button"
      className="ce-column__item ce-menu__link ce-gap-2"
      aria-disabled={isDisabled || undefined}
      onClick={() => isDisabled || onPress()}
    >
      <Icon path={icon} size="small" />
      {children}
    </button>
  );
}
