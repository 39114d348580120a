import { classNames } from '../../lib/text/class-names.ts';

interface SpineProps {
  /** Measured colours, `null` where not measured. */
  swatches: readonly (string | null)[];
  className?: string;
}

/** A catalogue at a glance: one band for each product, in its order. One that was not measured leaves a gap. */
export function Spine({ swatches, className }: SpineProps) {
  return (
    <svg
      className={classNames('ce-spine', className)}
      viewBox={`0 0 ${Math.max(1, swatches.length)} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      aria-hidden
      focusable="false"
    >
      {swatches.map(
        (swatch, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: bands have no other name
          swatch && <rect key={index} x={index} width="1" height="1" fill={swatch} />,
      )}
    </svg>
  );
}
