/**
 * Id of the company of a demo user, by its name, since the demo has no register of companies. Only for users whom the
 * staff knows: whoever types a company's name is not thereby one of its people (decision B66).
 */
export function companyIdOf(company: string): string {
  if (company === '') return '';
  return `c-${company
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '')}`;
}
