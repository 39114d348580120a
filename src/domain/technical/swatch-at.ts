import type { Rgb } from '../color/rgb.ts';
import { readFieldContent } from '../fields/read-field-content.ts';
import type { TechnicalProperty } from './technical-property.ts';

/**
 * Returns the colour on a screen at an angle, as supplied; `null` where it is not.
 *
 * @param properties of one medium and one application type
 */
export function swatchAt(properties: readonly TechnicalProperty[], angle: string | undefined): Rgb | null {
  const value = properties.find((property) => isSwatch(property) && property.angle === angle)?.value;
  const content = readFieldContent(value, { code: 'rgb' });
  return content?.form === 'color' ? content.color : null;
}

/** Whether the property is a colour on a screen. */
export function isSwatch({ propertyType }: TechnicalProperty): boolean {
  return propertyType === 'rgb';
}
