import type { Product } from '../../data/product.ts';
import type { StoredAsset } from '../catalogue/stored-asset.ts';

/** Returns `Content-Disposition` for a download, with the name in ASCII and, if it differs, in UTF-8 (RFC 6266). */
export function attachment(filename: string): string {
  const plain = filename
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^\x20-\x7e]|["\\]/g, '_');
  const utf8 = plain === filename ? '' : `; filename*=UTF-8''${encodeURIComponent(filename)}`;
  return `attachment; filename="${plain}"${utf8}`;
}

/** Returns an asset's file name; derived from article and type if the catalogue has none. */
export function fileNameOf({ prd }: Product, { filename, type }: StoredAsset): string {
  return filename ?? `${prd}_${type}.pdf`;
}
