import { toCsv } from '../../../src/lib/file/csv.ts';
import type { Product } from '../../data/product.ts';
import { technicalProperties } from '../../data/technical/technical-properties.ts';

const MEASURES = new Set(['lightness', 'a', 'b', 'chroma', 'hue', 'si', 'sa', 'sg']);

/** Renders the measured colours of a product as CSV. */
export function colorTable(product: Product): Uint8Array<ArrayBuffer> {
  const rows = technicalProperties(product)
    .filter(({ propertyType, value }) => MEASURES.has(propertyType) && typeof value === 'number')
    .map(({ industry, medium, applicationType, angle = '', propertyType, value }) => [
      industry,
      medium,
      applicationType,
      angle,
      propertyType,
      String(value),
    ]);
  const columns = ['industry', 'medium', 'application', 'angle', 'property', 'value'];
  return new Uint8Array(Buffer.from(toCsv({ columns, rows })));
}
