/** An industry of C&E's customers. */
export interface Industry {
  code: IndustryCode;
  title: string;
}

/** Codes of the industries, in the portal's order. */
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

/** The industries, in the portal's order. */
export const industries: readonly Industry[] = industryCodes.map((code) => ({ code, title: titles[code] }));

/** Title of an industry; the code if there is no such industry. */
export function industryTitle(code: string): string {
  return isIndustryCode(code) ? titles[code] : code;
}

/** Whether the text is an industry's code. */
export function isIndustryCode(text: string): text is IndustryCode {
  return (industryCodes as readonly string[]).includes(text);
}
