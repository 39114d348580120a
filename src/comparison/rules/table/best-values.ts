import type { FieldContent } from '../../../domain/fields/field-content.ts';
import { scaleStep } from '../../../domain/technical/scale-step.ts';
import type { Scale } from '../../../domain/technical/technical-property.ts';

/** Codes of numbers of which more is better. Of all others, more is only different. */
const MORE_IS_BETTER: ReadonlySet<string> = new Set(['heat_stability']);

/** A property of all products. */
interface ComparedValues {
  /** Code. */
  code: string;
  scale?: Scale | undefined;
  /** By product; `null` if it has no value. */
  contents: readonly (FieldContent | null)[];
  /** The contents as text. */
  texts: readonly string[];
}

/**
 * Returns for each product whether its value is the best: on a scale the nearest to its best end, where a range counts by
 * its lower step, and of some numbers the greatest. `undefined` if the property has no better and worse, or if the
 * products do not differ.
 */
export function bestValues({ code, scale, contents, texts }: ComparedValues): boolean[] | undefined {
  if (scale) {
    const steps = texts.map((text) => scaleStep(text, scale)?.step);
    return bestOf(steps.map((step) => (step !== undefined && scale.best === scale.min ? -step : step)));
  }
  if (!MORE_IS_BETTER.has(code)) return undefined;
  return bestOf(contents.map((content) => (content?.form === 'number' ? content.number : undefined)));
}

/** @param values greater is better */
function bestOf(values: readonly (number | undefined)[]): boolean[] | undefined {
  const known = values.filter((value) => value !== undefined);
  if (new Set(known).size < 2) return undefined;
  const best = Math.max(...known);
  return values.map((value) => value === best);
}
