/** Islands that every page of the portal has. They share one file. */
const SHELL_ISLANDS: readonly string[] = ['main-navigation', 'user-menu', 'notices'];

/** Returns the entry, and so the file, that exports an island's contract. */
export function entryOf(island: string): string {
  return SHELL_ISLANDS.includes(island) ? 'shell' : island;
}

/** A file of code shared by several islands. */
export interface Ground {
  name: string;
  /**
   * Paths of its modules, or of folders with a trailing slash. Their static imports are added if more than one file
   * needs them.
   */
  for: readonly string[];
}

/** The ground of modules that several islands need and no other ground fits. */
export const SHARED = 'shared';

/**
 * The exceptions to the rules in `plan-chunks.ts`. The build fails where two grounds import each other, and where a row
 * has no effect.
 */
export const GROUNDS: readonly Ground[] = [
  // The shell's own file: a comparison, whose columns have a flyout, too, stands on pages with a navigation.
  { name: 'shell', for: ['src/ui/popover/Flyout.tsx'] },
  // Used by nearly every island. Late parts call `leaveTo` themselves and should not fetch forms for it.
  {
    name: 'controls',
    for: [
      'src/ui/action/Button.tsx',
      'src/lib/focus/active-near.ts',
      'src/lib/focus/deep-active-element.ts',
      'src/payload/raw-values.ts',
    ],
  },
  // Dialogs and forms with native fields, which visitors use before the login. Forms with passwords render light.
  {
    name: 'forms',
    for: [
      'src/ui/dialog/Dialog.tsx',
      'src/ui/field/TextInput.tsx',
      'src/ui/form/Form.tsx',
      'src/mount/isolation/light-css.ts',
    ],
  },
  // The gates.
  {
    name: 'gate',
    for: ['src/account/state/load-me.ts', 'src/account/state/useGate.ts'],
  },
  // Islands that float above the page: what they keep clear of, and when they go.
  {
    name: 'floating',
    for: ['src/lib/focus/on-focus-move.ts', 'src/ui/base/usePausableTimeout.ts'],
  },
  // A product's documents, on its page and in lists of sheets: which a user may see, their titles, what is new.
  { name: 'documents', for: ['src/product/rules/documents/document-titles.ts'] },
  // Documents: where they are, and saving them.
  {
    name: 'files',
    for: [
      'src/lib/file/save-file.ts',
      'src/store/write/useAction.ts',
      'src/store/reads/useDocumentManifest.ts',
    ],
  },
  // Reads from services, with what stands in place of one that is loading or has failed. Forms need nothing else of what
  // islands share.
  {
    name: 'reads',
    for: ['src/store/reads/useRead.ts', 'src/ui/message/Skeleton.tsx'],
  },
  // Everything else that several islands share, apart from the login: parts that are loaded on demand, icons.
  {
    name: SHARED,
    for: [
      'src/domain/color/color-conditions.ts',
      'src/product/parts/documents/bulk/useRoomForBar.ts',
      'src/product/rules/documents/document-address.ts',
      'src/store/files/useCopies.ts',
      'src/store/files/useCopy.ts',
      'src/ui/base/ServedContent.tsx',
      'src/ui/base/create-lazy-part.tsx',
      'src/ui/base/useIsNarrow.ts',
      'src/ui/icon/link.ts',
    ],
  },
  // What becomes of a file that is being downloaded or made. A catalogue needs no more of a product's page.
  {
    name: 'file-progress',
    for: ['src/outcome/files/DownloadProgress.tsx', 'src/outcome/files/CopiesChoice.tsx'],
  },
  // A product's fields, on its own page and in a comparison.
  {
    name: 'fields',
    for: [
      'src/domain/technical/named-properties.ts',
      'src/domain/technical/chart-bounds.ts',
      'src/domain/technical/scale-step.ts',
      'src/domain/technical/swatch-at.ts',
      'src/ui/content/FieldValue.tsx',
    ],
  },
  // Lists of fields: their order, their levels, values as text, and the reader's place in them.
  {
    name: 'field-lists',
    for: [
      'src/comparison/rules/table/component-links.ts',
      'src/domain/fields/order-fields.ts',
      'src/domain/technical/technical-entry-reader.ts',
      'src/ui/content/LevelLegend.tsx',
      'src/ui/position/hold-position.ts',
      'src/ui/position/useCurrentSection.ts',
      'src/ui/position/useKeptPosition.ts',
    ],
  },
  // Copying and saving what tables hold.
  { name: 'tables', for: ['src/store/files/useTableCopy.ts'] },
  // Choices above the tables of a product's sections.
  { name: 'product-tables', for: ['src/product/parts/section/LabelledSelect.tsx'] },
  // The question for which industry a product is shown.
  { name: 'industries', for: ['src/ui/dialog/IndustryDialog.tsx'] },
  // Check boxes also choose rows outside of forms.
  { name: 'checkbox', for: ['src/ui/field/Checkbox.tsx'] },
  // Selects of longer forms.
  {
    name: 'choices',
    for: ['src/store/reads/useCountries.ts', 'src/ui/field/Select.tsx'],
  },
  // React Hook Form, for larger forms.
  {
    name: 'larger-forms',
    for: ['src/ui/form/Controlled.tsx'],
  },
  // The form of all requests for a product.
  {
    name: 'requests',
    for: ['src/product/parts/requests/RequestDialog.tsx', 'src/product/parts/requests/useSubject.ts'],
  },
  // The form of requests for samples, of one product or several; requests for documents do without.
  {
    name: 'sample-form',
    for: ['src/product/parts/requests/sample/useSampleLabels.ts'],
  },
  // The button for samples of several products, for pages with a comparison, a selection or the profile.
  {
    name: 'samples-button',
    for: ['src/outcome/SamplesButton.tsx'],
  },
  // Who answers, and where something was sent: in the profile, and in the receipt of samples.
  {
    name: 'contacts',
    for: ['src/domain/requests/full-address.ts'],
  },
  // Options and download of safety data sheets, in their dialog and in their search.
  { name: 'safety-sheets', for: ['src/product/state/useSheetOptions.ts'] },
  // Tables that scroll and are sorted.
  { name: 'data-tables', for: ['src/ui/content/DataTable.tsx'] },
  { name: 'disclosure', for: ['src/ui/content/Disclosure.tsx'] },
  // Rare actions on cards and columns.
  { name: 'more-menu', for: ['src/ui/popover/MenuItem.tsx'] },
  // Positioning of tooltips and listboxes.
  { name: 'popover', for: ['src/ui/popover/place-popover.ts'] },
  { name: 'new-password', for: ['src/ui/form/NewPassword.tsx'] },
  { name: 'rich-text', for: ['src/ui/content/RichText.tsx'] },
  // Charts, loaded when they scroll into view.
  {
    name: 'charts',
    for: ['src/ui/chart/Chart.tsx'],
  },
  // Every page with a compare button or a basket that is not empty.
  { name: 'comparison', for: ['src/lib/storage/cookies.ts'] },
  // Sorting and removing products in the list of a comparison.
  {
    name: 'comparison-editing',
    for: ['src/comparison/state/replace-comparison.ts'],
  },
  // The HTTP client, with the service that a login calls.
  {
    name: 'http',
    for: ['src/http/create-http.ts', 'src/services/site.ts'],
  },
  // Every island of a product: reading the product, the frame around it, and its head with the actions, since a page with
  // a product shows that first.
  {
    name: 'product',
    for: ['src/product/parts/frame/WhenComplete.tsx'],
  },
  // My sheets, on a product's page and in a listing.
  { name: 'favourites', for: ['src/product/state/useFavourite.ts'] },
  // Every listing: its engine, and the frame around its hits.
  {
    name: 'listing',
    for: ['src/listing/state/engine/useListingEngine.ts'],
  },
  // Colours as figures, and what they look like.
  {
    name: 'colors',
    for: ['src/domain/color/lab-difference.ts', 'src/lib/text/hex-notation.ts'],
  },
  // Products by their difference from a colour: a competitor's, or one of the reader's own.
  {
    name: 'near-listing',
    for: ['src/listing/parts/near/NearestListing.tsx'],
  },
  // From a listing to the pages of its hits, and back.
  {
    name: 'hit-trail',
    for: ['src/listing/state/kept-return.ts'],
  },
  // Links that wait for a call: of saved searches, and of the hint about changed sheets.
  { name: 'late-leaving', for: ['src/lib/address/leave-after.ts'] },
  // Saved searches, in a listing and in their list.
  { name: 'search-keeping', for: ['src/listing/state/saved/saved-searches.ts'] },
  // Products to be added to a comparison or a catalogue.
  { name: 'found-products', for: ['src/store/reads/useFoundProducts.ts'] },
  // Suggestions below a field.
  {
    name: 'suggestions',
    for: ['src/ui/listbox/useSuggestionList.ts'],
  },
  // Images of a product's measurements, which come with an answer or with the gallery.
  { name: 'images', for: ['src/product/parts/images/AngleStrip.tsx'] },
  // All sections of a product, with their frame. Apart, for islands of one section, they would be a sixth larger.
  {
    name: 'sections',
    for: [
      'src/product/parts/page/ProductSections.tsx',
      'src/product/parts/section/Section.tsx',
      'src/product/parts/nearest/NearestHint.tsx',
    ],
  },
  // Downloads with progress and cancelling.
  {
    name: 'downloads',
    for: [
      'src/product/parts/documents/DownloadNews.tsx',
      'src/product/parts/documents/bulk/ArchiveOutcome.tsx',
      'src/product/parts/documents/bulk/BulkBar.tsx',
    ],
  },
  // Saving by itself, and deleting, of comparisons and of catalogues.
  {
    name: 'autosave',
    for: [
      'src/outcome/SaveHelp.tsx',
      'src/store/write/delete-as-seen.ts',
      'src/store/write/sender.ts',
      'src/store/write/write-sync.ts',
      'src/domain/merge/merge-order.ts',
    ],
  },
  // Saving a comparison, loaded on demand.
  {
    name: 'comparison-keeping',
    for: [
      'src/services/comparisons.ts',
      'src/comparison/state/drop-missing.ts',
      'src/comparison/state/keep-comparison.ts',
      'src/comparison/state/saved-record.ts',
      'src/comparison/state/send-changes.ts',
    ],
  },
  // What the product page reads first, and what a listing reads first.
  {
    name: 'product-data',
    for: ['src/services/pigment.ts', 'src/services/product-entries.ts'],
  },
  {
    name: 'field-manifest',
    for: ['src/domain/documents/access-level.ts', 'src/services/field-manifest.ts'],
  },
  { name: 'search', for: ['src/services/search.ts'] },
  // Apart from other services, since they need that of searches.
  {
    name: 'more-searches',
    for: [
      'src/services/color-search.ts',
      'src/services/competitors.ts',
      'src/services/formulation-search.ts',
    ],
  },
  // Apart from other services, which are fetched before a login.
  { name: 'catalogs', for: ['src/services/catalogs.ts'] },
  // The same, of the profile alone.
  { name: 'own-account', for: ['src/services/user-data.ts', 'src/services/user-sessions.ts'] },
  // The same, of listings that offer to save a search.
  { name: 'kept-searches', for: ['src/services/kept-searches.ts'] },
  // Services that the product page calls, and what changes a favourite that one of them has read.
  {
    name: 'product-services',
    for: [
      'src/services/documents.ts',
      'src/services/formulations.ts',
      'src/services/manifest.ts',
      'src/services/nearest.ts',
      'src/services/products.ts',
      'src/services/requests.ts',
      'src/services/safety-sheets.ts',
    ],
  },
  // All other services: they are small and often called one after the other.
  {
    name: 'services',
    for: ['src/services/'],
  },
];
