import { Icon } from '../base/Icon.tsx';
import { useStyles } from '../base/styles.ts';
import css from './menu-item.css';

export interface MenuItemProps {
  /** Path of the icon. */
  icon: string;
  text: string;
  /** Accessible name, where the text alone does not say what it concerns. */
  label?: string;
  /** @default false */
  isDisabled?: boolean;
  onPress: () => void;
}

/** An action in a flyout, with its words. */
export function MenuItem({ icon, text, label, isDisabled = false, onPress }: MenuItemProps) {
  useStyles(css);
  return (
    <button
      type="button"
      className="ce-menu-item ce-pair ce-gap-2"
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onClick={() => isDisabled || onPress()}
    >
      <Icon path={icon} size="small" />
      {text}
    </button>
  );
}
