/**
 * Returns the id of a demo user's company by its name, since the demo has no register of companies. Only for users
 * whose company the staff has confirmed: anyone can type a company's name (decision B66).
 */
export function companyIdOf(company: string): string {
  if (company === '') return '';
  return `c-${company
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '')}`;
}
