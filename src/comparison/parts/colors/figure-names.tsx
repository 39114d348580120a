import type { ColorFigureName } from '../../rules/colors/color-figures.ts';

/** Name of the total colour difference. */
export function ColorSum() {
  return (
    <>
      ΔE<sub>00</sub>
    </>
  );
}

/** Where a block of rows begins. */
export function beginOf(name: ColorFigureName): 'delta' | 'sum' | undefined {
  if (name === 'ΔE00') return 'sum';
  return name === 'ΔL*' ? 'delta' : undefined;
}
