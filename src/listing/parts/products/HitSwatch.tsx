import type { ProductHit } from '../../../domain/search/search-hit.ts';
import { classNames } from '../../../lib/text/class-names.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import css from './hit-swatch.css';

interface HitSwatchProps {
  hit: Pick<ProductHit, 'masstone' | 'tint' | 'angles'>;
  /** The tint is beside the masstone, or below it in a third of the height. @default 'beside' */
  tint?: 'beside' | 'below';
  /** As high as a line of text, for table rows; there is then no room for a word. @default false */
  small?: boolean;
  /** Shown instead of a colour that was not measured. */
  notMeasured: string;
}

/** Bands of an effect pigment, which has no single shade (decision C9). */
const BANDS = 5;

/** Only measured colours: masstone and tint, or an effect pigment's angles; otherwise the word. */
export function HitSwatch({ hit, tint = 'beside', small = false, notMeasured }: HitSwatchProps) {
  useStyles(css);
  const shades = hit.angles?.length ? hit.angles.slice(0, BANDS) : hit.masstone ? [hit.masstone] : [];
  const className = classNames(
    'ce-hit-swatch',
    small && 'ce-hit-swatch--small',
    tint === 'below' && 'ce-hit-swatch--large',
  );
  if (shades.length === 0)
    return (
      <span className={classNames(className, 'ce-hit-swatch--none')}>
        <span className={small ? 'ce-visually-hidden' : undefined}>{notMeasured}</span>
      </span>
    );
  // A masstone without a tint leaves the tint's place empty, except in the small form.
  const hasTint = Boolean(hit.tint) || (shades.length === 1 && !small);
  const [width, height] = tint === 'below' ? [60, hasTint ? 40 : 60] : [hasTint ? 30 : 60, 60];
  const band = width / shades.length;
  return (
    <span className={className}>
      <svg
        viewBox="0 0 60 60"
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        aria-hidden
        focusable="false"
      >
        {shades.map((shade, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: angles have no other name
          <rect key={index} x={index * band} width={band} height={height} fill={shade} />
        ))}
        {hit.tint && (
          <rect
            x={60 - (tint === 'below' ? 60 : 30)}
            y={tint === 'below' ? 40 : 0}
            width="60"
            height="60"
            fill={hit.tint}
          />
        )}
      </svg>
    </span>
  );
}
