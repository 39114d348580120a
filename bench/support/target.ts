/** A target and its measured value. */
export interface Target {
  what: string;
  measured: number;
  atMost: number;
  unit: 'ms' | '×' | '' | 'kB' | 'MB';
}

/** Whether the measured value meets the target. */
export function isMet({ measured, atMost }: Target): boolean {
  return measured <= atMost;
}

/** Formats one line per target. */
export function formatTargets(targets: readonly Target[]): string {
  const value = (number: number, unit: string) => `${Math.round(number * 100) / 100}${unit && ` ${unit}`}`;
  return targets
    .map((target) => {
      const { what, measured, atMost, unit } = target;
      return `${isMet(target) ? 'met   ' : 'MISSED'}  ${what}: ${value(measured, unit)}, at most ${value(atMost, unit)}`;
    })
    .join('\n');
}
