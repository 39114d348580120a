import { formatNumber } from '../../../src/domain/format/format-number.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { Button } from '../../../src/ui/action/Button.tsx';
import { widerTolerance } from '../rules/wider-tolerance.ts';
import { colourTexts } from '../texts/colour-search.ts';

interface OutsideToleranceProps {
  /** ΔE00 of the nearest product. */
  nearest: number;
  tolerance: number;
  onWiden: (tolerance: number) => void;
}

/** Says how far the nearest product is from a colour that none is near enough to, and offers to include it. */
export function OutsideTolerance({ nearest, tolerance, onWiden }: OutsideToleranceProps) {
  const text = useTexts(colourTexts);
  const wider = widerTolerance(nearest);
  return (
    <div className="ce-outside-tolerance">
      <p>{text('colour.beyond', { tolerance: formatNumber(tolerance, 1), nearest: nearest.toFixed(2) })}</p>
      <Button variant="secondary" onClick={() => onWiden(wider)}>
        {text('colour.beyond.widen', { tolerance: formatNumber(wider, 1) })}
      </Button>
    </div>
  );
}
