/** An industry that C&E sells to. */
export interface Industry {
  code: IndustryCode;
  title: string;
}

/** The codes of the industries, in the order in which the portal shows them. */
export const industryCodes = [
  'coatings',
  'plastics',
  'printing',
  'cosmetics',
  'food-pharma',
  'construction',
  'textile-leather',
  'technical',
] as const;

/** Code of an industry. */
export type IndustryCode = (typeof industryCodes)[number];

const titles: Record<IndustryCode, string> = {
  coatings: 'Coatings',
  plastics: 'Plastics',
  printing: 'Printing',
  cosmetics: 'Cosmetics',
  'food-pharma': 'Food & pharma',
  construction: 'Construction',
  'textile-leather': 'Textile & leather',
  technical: 'Technical applications',
};

/** The industries in the order in which the portal shows them. */
export const industries: readonly Industry[] = industryCodes.map((code) => ({ code, title: titles[code] }));

/** Whether the text is the code of an industry. */
export function isIndustryCode(text: string): text is IndustryCode {
  return (industryCodes as readonly string[]).includes(text);
}
