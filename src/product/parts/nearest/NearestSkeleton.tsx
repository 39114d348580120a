import { type Rgb, rgbNotation } from '../../../domain/color/rgb.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import { Skeleton } from '../../../ui/message/Skeleton.tsx';
import css from './nearest.css';

/** Keeps the place of the nearest products while they are loading: rows as high as theirs. */
export function NearestSkeleton({ count, color }: { count: number; color?: Rgb }) {
  useStyles(css);
  return (
    <ul className="ce-nearest" aria-hidden>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <li key={row} className="ce-nearest__shade">
          <span
            className="ce-nearest__swatch ce-swatch"
            style={color && { '--ce-_this': rgbNotation(color) }}
          />
          <div className="ce-nearest__id">
            <Skeleton width="100%" />
          </div>
          <div className="ce-nearest__differences" />
          <div className="ce-nearest__compare ce-screen" />
        </li>
      ))}
    </ul>
  );
}
