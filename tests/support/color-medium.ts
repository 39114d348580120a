import { STANDARD_LIGHT } from '../../src/domain/color/color-conditions.ts';
import { colorDecimals } from '../../src/domain/technical/color-decimals.ts';

/** Light and decimals of a medium whose catalogue says nothing of them. */
export const measuredPlainly = { light: STANDARD_LIGHT, decimals: colorDecimals([]) };
