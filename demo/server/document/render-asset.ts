import type { Product } from '../../data/product.ts';
import { colorTable } from '../catalogue/color-table.ts';
import type { StoredAsset } from '../catalogue/stored-asset.ts';
import { angleImage } from './angle-image.ts';
import { chipImage } from './chip-image.ts';
import { documentContent } from './document-content.ts';
import { drawdownImage } from './drawdown-image.ts';
import { padPdf, padPng } from './pad-file.ts';
import { renderPdf } from './render-pdf.ts';
import { safetyDataSheet } from './safety-data-sheet.ts';
import { localeOfSheet, sheetLanguageOf, sheetTypeOf } from './sheet-choices.ts';

/** A file to send. */
export interface RenderedAsset {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: 'image/png' | 'application/pdf' | 'text/csv; charset=utf-8';
  /** Shown inline, so it is sent without a file name. */
  isImage: boolean;
}

/** Renders the file of an asset at the asset's stated size; equal assets give equal bytes. */
export async function renderAsset(product: Product, asset: StoredAsset): Promise<RenderedAsset> {
  const size = asset.size ?? 0;
  if (asset.type === 'color_data')
    return { bytes: colorTable(product), contentType: 'text/csv; charset=utf-8', isImage: false };
  const picture = pictureOf(product, asset);
  if (picture) {
    return {
      bytes: padPng(new Uint8Array(picture), size),
      contentType: 'image/png',
      isImage: asset.type !== 'image_application',
    };
  }
  const bytes = padPdf(await renderPdf(contentOf(product, asset)), size);
  return { bytes, contentType: 'application/pdf', isImage: false };
}

function pictureOf(product: Product, { type, angle }: StoredAsset): Uint8Array | undefined {
  if (type === 'image_color_chip') return chipImage(product);
  if (type === 'image_angle') return angleImage(product, angle ?? '');
  return type === 'image_application' ? drawdownImage(product) : undefined;
}

function contentOf(product: Product, asset: StoredAsset) {
  if (asset.type !== 'virtual_msds') return documentContent(product, asset);
  const locale = localeOfSheet(sheetLanguageOf(asset.locale)?.key ?? '');
  return safetyDataSheet(product, { locale, type: sheetTypeOf('sds-eu'), issue: asset });
}
