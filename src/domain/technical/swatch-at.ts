import type { Rgb } from '../color/rgb.ts';
import { readFieldContent } from '../fields/read-field-content.ts';
import type { TechnicalProperty } from './technical-property.ts';

/**
 * Returns the supplied screen colour at an angle; `null` if there is none.
 *
 * @param properties of one medium and one application type
 */
export function swatchAt(properties: readonly TechnicalProperty[], angle: string | undefined): Rgb | null {
  const value = properties.find((property) => isSwatch(property) && property.angle === angle)?.value;
  const content = readFieldContent(value, { code: 'rgb' });
  return content?.form === 'color' ? content.color : null;
}

/** Whether the property is a screen colour. */
export function isSwatch({ propertyType }: TechnicalProperty): boolean {
  return propertyType === 'rgb';
}
