import type { AssetType } from '../../../data/assets/asset-types.ts';
import type { SheetWords } from './sheet-words.ts';

/** The fixed words of documents in one language. Descriptions of products stay in English. */
export interface DocumentWords {
  /** BCP 47. */
  language: string;
  titles: Partial<Record<AssetType, string>>;
  article: string;
  version: string;
  page: (page: number, count: number) => string;
  headings: Record<
    'description' | 'identification' | 'properties' | 'notes' | 'statement' | 'product' | 'version',
    string
  >;
  product: string;
  articleNumber: string;
  typicalValues: string;
  replacesEarlier: string;
  /** Titles of fields by code; missing ones stay in English. */
  fields: Readonly<Record<string, string>>;
  statements: Partial<Record<AssetType, readonly string[]>>;
  sheet: SheetWords;
}
