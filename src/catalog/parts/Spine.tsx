import { classNames } from '../../lib/text/class-names.ts';

interface SpineProps {
  /** Measured colours, `null` where not measured. */
  swatches: readonly (string | null)[];
  /** What stands in place of the bands of an empty catalogue. */
  none?: string | undefined;
  className?: string;
}

/** A catalogue at a glance: one band for each product, in its order. One that was not measured leaves a gap. */
export function Spine({ swatches, none, className }: SpineProps) {
  if (none && swatches.length === 0)
    return <p className={classNames('ce-spine ce-spine--none', className)}>{none}</p>;
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
