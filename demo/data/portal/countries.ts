/** Countries of the forms, as ISO 3166-1 codes; their English names come from the runtime. */
const codes =
  'AE AR AT AU BA BE BG BR CA CH CL CN CO CY CZ DE DK EE EG ES FI FR GB GR HK HR HU ID IE IL IN IS IT JP KE KR LT LU LV MA MT MX MY NG NL NO NZ PE PH PK PL PT RO RS SA SE SG SI SK TH TN TR TW UA US UY VN ZA';

const names = new Intl.DisplayNames(['en'], { type: 'region' });

/** Country code to English name. */
export const countries: Readonly<Record<string, string>> = Object.fromEntries(
  codes.split(' ').map((code) => [code, names.of(code) ?? code]),
);
