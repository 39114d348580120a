import { classNames } from '../../lib/text/class-names.ts';
import css from './icon.css';
import { useStyles } from './styles.ts';

export interface IconProps {
  /** One of the constants of `src/ui/icon`. */
  path: string;
  /** `small` 16, `medium` 20, `large` 24 px at a font size of 16. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Fills the shape with the text colour, such as the heart of a favourite. @default false */
  filled?: boolean;
  /** Mirrored in right-to-left text, such as arrows and chevrons. @default false */
  directional?: boolean;
  /** Accessible name of a standalone icon. Without it the icon is decorative and hidden from assistive technology. */
  label?: string;
}

/**
 * An icon in the surrounding text's colour. Icons are constants in files of their own: `<use href>` of a sprite does
 * not work inside a shadow root, and islands only load the icons that they show (30 to 150 bytes each). They are drawn
 * on a 24 px grid with one stroke of 1.75 px and round ends; each constant is the `d` of one path.
 */
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
