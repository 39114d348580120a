import { classNames } from '../../lib/class-names.ts';
import css from './icon.css';
import { useStyles } from './styles.ts';

export interface IconProps {
  /** One of the constants in icons.ts. */
  path: string;
  /** `small` 16, `medium` 20, `large` 24 px at a font size of 16. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Fills the shape with the text colour, such as the heart of a favourite. @default false */
  filled?: boolean;
  /** Points the other way in right-to-left text: arrows and chevrons along the line. @default false */
  directional?: boolean;
  /** Name of an icon that stands alone. Without it the icon is decoration and hidden from assistive technology. */
  label?: string;
}

/** An icon in the colour of the text around it. */
export function Icon({ path, size = 'medium', filled = false, directional = false, label }: IconProps) {
  useStyles(css);
  return (
    <svg
      className={classNames(
        'ce-icon',
        size !== 'medium' && `ce-icon--${size}`,
        filled && 'ce-icon--filled',
        directional && 'ce-icon--directional',
      )}
      viewBox="0 0 24 24"
      focusable="false"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={path} />
    </svg>
  );
}
