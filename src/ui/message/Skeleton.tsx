import { classNames } from '../../lib/text/class-names.ts';
import { useStyles } from '../base/styles.ts';
import css from './skeleton.css';

export interface SkeletonProps {
  /** @default 'text' */
  shape?: 'text' | 'block' | 'round';
  /** Lines of text. @default 1 */
  lines?: number;
  /** CSS length. @default the full line; for a round one, 2.5 times the text size */
  width?: string;
  /** CSS length of a block. */
  height?: string;
}

/** Placeholder of loading content. Hidden from assistive technology: its container has `aria-busy`. */
export function Skeleton({ shape = 'text', lines = 1, width, height }: SkeletonProps) {
  useStyles(css);
  const style = { '--ce-_width': width, '--ce-_height': height };
  return (
    <span className="ce-skeleton" aria-hidden style={style}>
      {Array.from({ length: shape === 'text' ? lines : 1 }, (_, line) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
          key={line}
          className={classNames('ce-skeleton__bone', `ce-skeleton__bone--${shape}`)}
        />
      ))}
    </span>
  );
}
