import type { Product } from '../../data/product.ts';
import type { StoredAsset } from '../catalogue/product-reader.ts';
import { angleImage } from './angle-image.ts';
import { chipImage } from './chip-image.ts';
import { documentContent } from './document-content.ts';
import { renderPdf } from './render-pdf.ts';
import { safetyDataSheet, sheetLanguages, sheetTypes } from './safety-data-sheet.ts';

/** A file as it is sent. */
export interface RenderedAsset {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: 'image/png' | 'application/pdf';
  isImage: boolean;
}

/** Makes the file of an asset; equal assets give equal bytes. */
export async function renderAsset(product: Product, asset: StoredAsset): Promise<RenderedAsset> {
  if (asset.type === 'image_color_chip') return image(chipImage(product));
  if (asset.type === 'image_angle') return image(angleImage(product, asset.angle ?? ''));
  const [language] = sheetLanguages.filter(({ key }) => key === 'Eng');
  const [type] = sheetTypes;
  const content =
    asset.type === 'virtual_msds' && language && type
      ? safetyDataSheet(product, language, type, asset.createdDate)
      : documentContent(product, asset);
  return { bytes: await renderPdf(content), contentType: 'application/pdf', isImage: false };
}

function image(bytes: Uint8Array): RenderedAsset {
  return { bytes: new Uint8Array(bytes), contentType: 'image/png', isImage: true };
}
