import * as v from 'valibot';

/** Maps country codes to English names. */
export const countryNames = v.record(v.string(), v.string());
