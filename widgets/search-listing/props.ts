import type { ListingOptions } from '../../src/listing/state/listing-options.ts';
import type { BulkLimit } from '../../src/product/rules/documents/bulk-selection.ts';

/** What a page says of a listing and of how it is shown; see `island.ts`. */
export interface SearchListingProps extends ListingOptions {
  title?: string | undefined;
  productPage: string;
  selection: boolean;
  bulkLimit: BulkLimit;
  suggestions: boolean;
}
