import { useCallback, useId, useState } from 'react';
import { useTexts } from '../../../store/hooks.ts';
import { IconButton } from '../../../ui/action/IconButton.tsx';
import { arrowLeftIcon } from '../../../ui/icon/arrow-left.ts';
import { arrowRightIcon } from '../../../ui/icon/arrow-right.ts';
import { closeIcon } from '../../../ui/icon/close.ts';
import { moreIcon } from '../../../ui/icon/more.ts';
import { swapIcon } from '../../../ui/icon/swap.ts';
import { Flyout } from '../../../ui/popover/Flyout.tsx';
import { MenuItem } from '../../../ui/popover/MenuItem.tsx';
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
    <div className="ce-column__menu ce-screen">
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
          <MenuItem
            icon={arrowLeftIcon}
            text={text('compare.move.left', { name })}
            isDisabled={at === 0}
            onPress={() => move(-1)}
          />
          <MenuItem
            icon={arrowRightIcon}
            text={text('compare.move.right', { name })}
            isDisabled={at === count - 1}
            onPress={() => move(1)}
          />
          <MenuItem
            icon={swapIcon}
            text={text('compare.swap', { name })}
            onPress={() => setOpened('picker')}
          />
          <MenuItem
            icon={closeIcon}
            text={text('compare.remove', { name })}
            onPress={() => changes.remove(uid)}
          />
        </Flyout>
      )}
    </div>
  );
}
