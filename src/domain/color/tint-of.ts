import { readFieldContent } from '../fields/read-field-content.ts';
import { reduceWithWhite, TINT } from '../reduce-with-white.ts';
import type { TechnicalProperty } from '../technical/technical-property.ts';
import type { Rgb } from './rgb.ts';

/** Returns a product's tint: the measured one, else one derived from its masstone. */
export function tintOf(masstone: Rgb, technicalProperties: readonly TechnicalProperty[]): Rgb {
  return measuredTint(technicalProperties) ?? reduceWithWhite(masstone, TINT);
}

function measuredTint(technicalProperties: readonly TechnicalProperty[]): Rgb | undefined {
  const property = technicalProperties.find(
    ({ propertyType, applicationType }) => propertyType === 'rgb' && applicationType === 'tint',
  );
  const content = property && readFieldContent(property.value, { code: 'rgb' });
  return content?.form === 'color' ? content.color : undefined;
}
