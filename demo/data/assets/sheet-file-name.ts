import type { Asset } from './asset.ts';

/** What tells a safety data sheet from all others. */
export interface NamedSheet {
  prd: string;
  /** Whose law it follows: ISO 3166, or `EU`. */
  country: string;
  locale: string | null;
  issue: Pick<Asset, 'version' | 'createdDate'>;
  /** Whether it has exposure scenarios. */
  isExtended?: boolean | undefined;
}

/** File name of a safety data sheet, the same in each way to it: a type, language and issue has its own. */
export function sheetFileName({ prd, country, locale, issue, isExtended }: NamedSheet): string {
  const { version, createdDate } = issue;
  const day = createdDate?.slice(0, 10);
  const words = [isExtended ? 'ESDS' : 'SDS', prd, country, locale, `v${version}`, day];
  return `${words.filter(Boolean).join('_')}.pdf`;
}
