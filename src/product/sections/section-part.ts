import type { ComponentType } from 'react';
import type { BulkLimit } from '../../domain/documents/bulk-selection.ts';
import type { Pigment } from '../../services/pigment.ts';

/** What every section of a product gets. */
export interface SectionPartProps {
  product: Pigment;
  /** The product is being replaced, by itself for another industry or user. */
  isBusy: boolean;
  /** Address of a product's page, with `{id}` in it. */
  productPage: string;
  /** The most that one ZIP of documents may hold. */
  bulkLimit?: BulkLimit | undefined;
}

/** A section of a product's page. */
export interface SectionPart {
  /** By which a page can leave it out. */
  name: string;
  /** Renders a `Section`, or nothing where it has nothing to show: then it has no entry in the index either. */
  Part: ComponentType<SectionPartProps>;
}
