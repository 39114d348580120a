import { classNames } from '../../../lib/text/class-names.ts';

interface Props {
  color: string | undefined;
  /** An empty place. */
  isFree?: boolean;
}

/** A product's colour, or a neutral placeholder. Decorative. */
export function Swatch({ color, isFree }: Props) {
  return (
    <span
      className={classNames('ce-basket__swatch ce-swatch', isFree && 'ce-basket__swatch--free')}
      style={{ '--ce-_color': color || 'var(--ce-_subtle)' }}
    />
  );
}
