/** A claim of ours and what was measured. */
export interface Target {
  what: string;
  measured: number;
  atMost: number;
  unit: 'ms' | '×' | '' | 'kB' | 'MB';
}

/** True when the measured value keeps what is claimed. */
export function isMet({ measured, atMost }: Target): boolean {
  return measured <= atMost;
}

/** One line for each target. */
export function formatTargets(targets: readonly Target[]): string {
  const value = (number: number, unit: string) => `${Math.round(number * 100) / 100}${unit && ` ${unit}`}`;
  return targets
    .map((target) => {
      const { what, measured, atMost, unit } = target;
      return `${isMet(target) ? 'met   ' : 'MISSED'}  ${what}: ${value(measured, unit)}, at most ${value(atMost, unit)}`;
    })
    .join('\n');
}
