/** Islands that every page of a portal has: one file for all of them. */
const SHELL_ISLANDS: readonly string[] = ['main-navigation', 'user-menu', 'notices'];

/** The entry, and so the file, that an island's contract is exported by. */
export function entryOf(island: string): string {
  return SHELL_ISLANDS.includes(island) ? 'shell' : island;
}

/** A file of what several islands share. */
export interface Ground {
  name: string;
  /**
   * Modules that it is made for, below the repository, or folders with their slash. What they import statically comes
   * along, as far as more than one file needs it.
   */
  for: readonly string[];
}

/** See `plan-chunks.ts` for all of the rules. Rollup says so where two grounds need each other. */
export const GROUNDS: readonly Ground[] = [
  // What nearly every island draws. Parts that come late leave the page by themselves, and shall not fetch forms for it.
  {
    name: 'controls',
    for: [
      'src/ui/action/Button.tsx',
      'src/lib/deep-active-element.ts',
      'src/lib/leave-to.ts',
      'src/lib/select-option.ts',
      'src/ui/base/usePausableTimeout.ts',
    ],
  },
  // Dialogs, and forms with native fields: all that stands before a login. Forms with passwords render light.
  {
    name: 'forms',
    for: ['src/ui/dialog/Dialog.tsx', 'src/ui/form/Form.tsx', 'src/mount/isolation/light-css.ts'],
  },
  // What stands between a visitor and a page.
  {
    name: 'gate',
    for: ['src/store/leave-session.ts', 'src/store/load-me.ts', 'src/store/useGate.ts', 'src/texts/gates.ts'],
  },
  // What is read from services while one waits.
  {
    name: 'reading',
    for: [
      'src/lib/fold-text.ts',
      'src/store/useRead.ts',
      'src/ui/base/ServedContent.tsx',
      'src/ui/icon/chevron-left.ts',
      'src/ui/icon/chevron-right.ts',
      'src/ui/message/Skeleton.tsx',
    ],
  },
  // What shows a product's fields, on its own page or beside others.
  { name: 'fields', for: ['src/ui/content/FieldValue.tsx', 'src/ui/content/LevelLegend.tsx'] },
  // The question for which industry a product is looked at.
  { name: 'industries', for: ['src/ui/dialog/IndustryDialog.tsx'] },
  // What longer forms have beyond that: choices.
  {
    name: 'choices',
    for: ['src/ui/field/Checkbox.tsx', 'src/ui/field/RemoteSelect.tsx', 'src/ui/field/Select.tsx'],
  },
  // The library of larger forms.
  {
    name: 'larger-forms',
    for: ['src/ui/form/Controlled.tsx', 'src/ui/form/useHookForm.ts'],
  },
  // Where tooltips and lists of choices go.
  { name: 'popover', for: ['src/ui/popover/place-popover.ts'] },
  { name: 'new-password', for: ['src/ui/form/NewPassword.tsx'] },
  { name: 'rich-text', for: ['src/ui/content/RichText.tsx'] },
  // Diagrams, for who comes to where they are.
  {
    name: 'charts',
    for: ['src/ui/chart/axis.ts', 'src/ui/chart/Chart.tsx', 'src/ui/chart/Grid.tsx', 'src/ui/chart/'],
  },
  // What every page with a compare button or a filled basket has.
  { name: 'comparison', for: ['src/lib/cookies.ts', 'src/store/comparison/comparison-of.ts'] },
  // Changes the order and the number of products, for who looks at the list of them.
  { name: 'comparison-editing', for: ['src/store/comparison/edit-comparison.ts'] },
  // The HTTP client, and what a login calls.
  {
    name: 'http',
    for: ['src/http/create-http.ts', 'src/services/site.ts', 'src/services/user.ts'],
  },
  // What every island of a product has: the product itself, and the frame around what is shown of it.
  {
    name: 'product',
    for: ['src/product/frame/ProductFrame.tsx', 'src/store/product/useProduct.ts'],
  },
  // Downloads that can be followed and cancelled.
  {
    name: 'downloads',
    for: ['src/product/documents/DownloadNews.tsx', 'src/store/documents/useDownloads.ts'],
  },
  // The parts of a product's page that an island may also show alone.
  { name: 'facts', for: ['src/product/fields/FieldsSection.tsx'] },
  { name: 'technical', for: ['src/product/technical/PropertiesSection.tsx'] },
  { name: 'documents', for: ['src/product/documents/DocumentsSection.tsx'] },
  // Saves a comparison, once someone asks for that.
  {
    name: 'comparison-keeping',
    for: [
      'src/domain/comparison/combine-changes.ts',
      'src/services/comparisons.ts',
      'src/store/comparison/drop-missing.ts',
      'src/store/comparison/keep-comparison.ts',
      'src/store/comparison/saved-record.ts',
      'src/store/comparison/send-changes.ts',
      'src/texts/comparison-keeping.ts',
    ],
  },
  // What a product page asks for, or sends.
  {
    name: 'product-services',
    for: [
      'src/services/documents.ts',
      'src/services/favourites.ts',
      'src/services/formulations.ts',
      'src/services/nearest.ts',
      'src/services/pigment.ts',
      'src/services/requests.ts',
      'src/services/safety-sheets.ts',
    ],
  },
  // All other services: small, and often called one after the other.
  {
    name: 'services',
    for: ['src/services/list-of-valid.ts', 'src/services/product-entries.ts', 'src/services/'],
  },
];
