import { withUnit } from '../../lib/text/with-unit.ts';

/** The light under which colours are seen and who sees them, as in `D65` and `10°`. */
export interface Light {
  illuminant: string;
  /** Field of view of the CIE standard observer; empty if unknown. */
  observer: string;
}

/** What a colour figure holds for; without it, it cannot be compared. */
export interface ColorConditions extends Light {
  /** Title. */
  medium: string;
  /** Composition or application of the medium. */
  composition?: string | undefined;
}

/** Applies to all colours of the portal, unless a catalogue says otherwise. */
export const STANDARD_LIGHT: Light = { illuminant: 'D65', observer: '10°' };

const ILLUMINANT = /\b(D\d\d|FL?\d{1,2}|TL84|A|C|E)\b/;
const OBSERVER = /\b(2|10)\s?°/;

/**
 * Reads illuminant and observer from the condition of a colour's catalogue entry, such as `D65, 10° observer`. A
 * condition in other words is returned whole as the illuminant, so that none is lost.
 */
export function lightOf(condition: string | undefined): Light {
  if (!condition) return STANDARD_LIGHT;
  const illuminant = ILLUMINANT.exec(condition)?.[1];
  const observer = OBSERVER.exec(condition)?.[1];
  return illuminant
    ? { illuminant, observer: observer ? withUnit(observer, '°') : '' }
    : { illuminant: condition, observer: '' };
}

/** Formats light and observer as in `D65, 10° observer`. */
export function lightText({ illuminant, observer }: Light): string {
  return observer ? `${illuminant}, ${observer} observer` : illuminant;
}

/** Formats the conditions in one line, as in `HDPE (Injection-moulded plaques, 220 °C), D65, 10° observer`. */
export function conditionsText({ medium, composition, ...light }: ColorConditions): string {
  return `${composition ? `${medium} (${composition})` : medium}, ${lightText(light)}`;
}
