/** Steps of space, `--ce-_s0` to `--ce-_s7`, in pixels for a reader's font size of 16. */
const SPACES = [2, 4, 8, 12, 16, 24, 32, 48];

interface Scale {
  /** What is not on the scale by name but allowed. */
  also?: string;
  /** Names of the tokens, without `--ce-_`, and their pixels. */
  steps: Readonly<Record<string, number>>;
  /** How many values a declaration may hold. */
  values?: number;
}

const SPACE: Scale = {
  steps: { ...Object.fromEntries(SPACES.map((pixels, step) => [`s${step}`, pixels])), cell: 8 },
  also: '0|auto|inherit|calc\\(var\\(--ce-_s\\d\\) \\* -1\\)',
  values: 4,
};

/** The scale of everything one sees, by property; its tokens stand in `src/ui/base/tokens.css`. */
const SCALES: Readonly<Record<string, Scale>> = {
  'font-size': { steps: { fine: 12, small: 14, size: 16, large: 18 }, also: 'inherit|0\\.75em' },
  'font-weight': { steps: {}, also: '400|500|600|inherit|var\\(--ce-_heading-weight\\)' },
  'line-height': { steps: {}, also: '1\\.25|1\\.4|1\\.5' },
  '/^(row-|column-)?gap$/': SPACE,
  '/^padding(-|$)/': SPACE,
  '/^margin(-|$)/': SPACE,
  'border-radius': { steps: { 'radius-small': 4, radius: 8, 'radius-large': 16 }, also: '0|50%', values: 4 },
  'min-block-size': {
    steps: { 'control-small': 24, 'control-medium': 36, 'control-large': 44, row: 64 },
    // Room in lines or in windows, which no control has.
    also: '0|100%|\\d+(lh|vh)',
  },
  '/^background(-color)?$/': {
    steps: Object.fromEntries(
      'surface ground subtle hover chosen line text muted accent on-accent error backdrop color'
        .split(' ')
        .map((name) => [name, Number.NaN]),
    ),
    also: 'transparent|currentcolor|Canvas|Highlight',
  },
};

/** For stylelint's `declaration-property-value-allowed-list`. */
export const allowedValues: Record<string, RegExp[]> = Object.fromEntries(
  Object.entries(SCALES).map(([property, { steps, also, values = 1 }]) => {
    const tokens = Object.keys(steps).join('|');
    const value = `(?:${[also, tokens && `var\\(--ce-_(?:${tokens})\\)`].filter(Boolean).join('|')})`;
    return [property, [new RegExp(`^${value}(?: ${value}){0,${values - 1}}$`)]];
  }),
);

/** Says which step of the scale to take in place of a value. */
export function insteadOf(property: string, value: string): string {
  const scale = Object.entries(SCALES).find(([name]) =>
    name.startsWith('/') ? new RegExp(name.slice(1, -1)).test(property) : name === property,
  )?.[1];
  const steps = Object.entries(scale?.steps ?? {});
  const pixels = Math.abs(pixelsOf(value) ?? Number.NaN);
  const nearest = Number.isNaN(pixels)
    ? steps
    : steps.toSorted(([, a], [, b]) => Math.abs(a - pixels) - Math.abs(b - pixels)).slice(0, 1);
  const tokens = nearest.map(([name, size]) => `var(--ce-_${name})${size ? ` (${size}px)` : ''}`);
  const others = tokens.length === 0 ? scale?.also?.replaceAll('\\', '').split('|') : [];
  return `${property}: ${value} is off the scale: take ${[...tokens, ...(others ?? [])].join(', ')}`;
}

/** The first length of a value, for a reader's font size of 16px. */
function pixelsOf(value: string): number | undefined {
  const [, unit, factor] = /var\(--ce-_(m|size|space)\) \* (-?[\d.]+)/.exec(value) ?? [];
  if (unit) return Number(factor) * (unit === 'space' ? 4 : 16);
  const [, number, plain] = /(-?[\d.]+)(px|em|rem)\b/.exec(value) ?? [];
  return plain ? Number(number) * (plain === 'px' ? 1 : 16) : undefined;
}
