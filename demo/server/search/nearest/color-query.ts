import { type Light, lightOf, lightText } from '../../../../src/domain/color/color-conditions.ts';
import { COLOR_LIMITS } from '../../../../src/domain/color/color-limits.ts';
import type { Lab } from '../../../data/base/color.ts';
import { technicalCatalogue } from '../../../data/technical/property-catalogue.ts';
import { Refusal } from '../../http/refusal.ts';
import { textsIn } from '../query/raw-query.ts';

/** A colour to search by, as a query states it. */
export interface ColorQuery {
  lab: Lab;
  shade: 'masstone' | 'tint';
  tolerance: number | undefined;
}

/** The only conditions in which the catalogue's colours are measured. */
export const MEASURED_LIGHT: Light = lightOf(
  technicalCatalogue.find(({ code }) => code === 'lightness')?.condition,
);

const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * Reads the colour of a query string.
 *
 * @throws Refusal 400 with a message for each wrong parameter, or if colours are not measured under these conditions
 */
export function readColorQuery(search: string): ColorQuery {
  demandLight(search);
  const faults: Record<string, string> = {};
  const numberOf = (key: keyof typeof COLOR_LIMITS, text: string | undefined): number => {
    const { min, max } = COLOR_LIMITS[key];
    const value = text !== undefined && NUMBER.test(text) ? Number(text) : Number.NaN;
    if (!(value >= min && value <= max)) faults[key] = `${key} must be a number from ${min} to ${max}`;
    return value;
  };
  const coordinate = (key: 'L' | 'a' | 'b') => numberOf(key, textsIn(search, key)[0]);
  const lab = { L: coordinate('L'), a: coordinate('a'), b: coordinate('b') };
  const [wanted] = textsIn(search, 'tolerance');
  const tolerance = wanted === undefined ? undefined : numberOf('tolerance', wanted);
  const [shade = 'masstone'] = textsIn(search, 'applicationType');
  if (shade !== 'masstone' && shade !== 'tint')
    faults.applicationType = 'applicationType must be masstone or tint';
  const [first] = Object.values(faults);
  if (first) throw new Refusal(400, { message: `${first}.`, code: 'bad_request', fields: faults });
  return { lab, tolerance, shade: shade === 'tint' ? 'tint' : 'masstone' };
}

/** Values measured in another light cannot be compared: the same sample would have others in ours. */
function demandLight(search: string): void {
  const { illuminant, observer } = MEASURED_LIGHT;
  const [asked = illuminant] = textsIn(search, 'illuminant');
  const [seen = observer] = textsIn(search, 'observer');
  if (asked === illuminant && degreesOf(seen) === degreesOf(observer)) return;
  throw new Refusal(400, {
    message: `Our colours are measured with ${lightText(MEASURED_LIGHT)} only.`,
    code: 'conditions_not_measured',
  });
}

/** `10°` and `10` are the same observer. */
function degreesOf(observer: string): string {
  return observer.replace(/\s*°$/, '');
}
