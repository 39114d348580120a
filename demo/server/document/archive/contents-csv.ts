import { toCsv } from '../../../../src/lib/file/table-text.ts';
import { assetTypes } from '../../../data/assets/asset-types.ts';
import { formatDate } from '../../base/format-date.ts';
import type { OpenAsset } from '../../catalogue/open-catalogue.ts';
import { titlesOf } from '../../catalogue/titles-of.ts';

/** A file in the archive. */
export interface ListedFile extends OpenAsset {
  name: string;
  /** Bytes. */
  size: number;
}

const columns = ['File', 'Product', 'Product code', 'Title', 'Type', 'Language', 'Version', 'Date', 'Bytes'];

/** The archive's table of contents. */
export function contentsCsv(files: readonly ListedFile[]): string {
  const rows = files.map(({ name, size, asset, product }) => [
    name,
    product.name,
    product.prd,
    titlesOf(asset).title,
    assetTypes[asset.type].title,
    asset.locale ?? '',
    String(asset.version),
    asset.createdDate ? formatDate(asset.createdDate) : '',
    String(size),
  ]);
  return toCsv({ columns, rows });
}
