import type { BulkLimit } from '../../src/domain/documents/bulk-selection.ts';
import type { ListingOptions } from '../../src/store/listing/listing-options.ts';

/** What a page says of a listing and of how it is shown; see `island.ts`. */
export interface SearchListingProps extends ListingOptions {
  title?: string | undefined;
  productPage: string;
  selection: boolean;
  bulkLimit: BulkLimit;
  suggestions: boolean;
}
