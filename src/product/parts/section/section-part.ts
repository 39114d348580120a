import type { ComponentType } from 'react';
import type { Pigment } from '../../../services/pigment.ts';
import type { BulkLimit } from '../../rules/documents/bulk-selection.ts';

/** Props of every section of a product. */
export interface SectionPartProps {
  product: Pigment;
  /** The product is being reloaded, for another industry or user. */
  isBusy: boolean;
  /** Address of a product's page, with `{id}` in it. */
  productPage: string;
  /** Limit of one ZIP of documents. */
  bulkLimit?: BulkLimit | undefined;
}

/** A section of a product's page. */
export interface SectionPart {
  /** Name by which a page can leave the section out. */
  name: string;
  /** Renders a `Section`, or nothing if there is nothing to show: then the index has no entry for it either. */
  Part: ComponentType<SectionPartProps>;
}
