import { ROOT } from './paths.ts';

/** Islands that every page of a portal has: one file for all of them. */
export const SHELL_ISLANDS: readonly string[] = ['main-navigation', 'user-menu', 'notices'];

/** Modules by the file that they travel in; the first pattern that fits counts. Ours start at the repository. */
const CHUNKS: readonly (readonly [string, RegExp])[] = [
  // What needs React but no island can do without travels with React: one request less.
  ['react', /\/node_modules\/(react|react-dom|scheduler|use-sync-external-store)\/|\/zustand\/esm\/react/],
  // Islands in light isolation are those with passwords.
  ['short-form', /^\/src\/mount\/isolation\/light-css\./],
  [
    'react',
    /^\/src\/(store\/(reads|useRead)\.|mount\/(react|mount-island|IslandBoundary|isolation\/)|store\/hooks|texts\/translate)/,
  ],
  ['react', /^\/src\/(ui\/(tokens|base|styles|island-place|Icon\.|icon\.css)|lib\/(class-names|safe-url))/],
  ['fields', /^\/src\/payload\/comparison-fields\./],
  // Small parts that some islands share and others should not pay for.
  ['basics', /^\/src\/(ui\/(ButtonLink|usePausableTimeout)|lib\/deep-active-element)\./],
  ['skeleton', /^\/src\/ui\/(Skeleton|skeleton)\./],
  ['colors', /^\/src\/domain\/(reduce-with-white|color\/rgb)\./],
  ['color-plane', /^\/src\/domain\/technical\/measured-color\./],
  // What shows products by their fields.
  ['fields', /^\/src\/(domain\/(fields|technical)\/|texts\/fields\.|store\/use(Products|FieldManifest)\.)/],
  ['advanced-comparison', /^\/widgets\/compare-page\/AdvancedContent\./],
  ['comparison-export', /^\/(widgets\/compare-page\/export-pdf|src\/domain\/comparison\/export-query)\./],
  // Below the table of a comparison.
  [
    'color-plane',
    /^\/(src\/ui\/(LabChart|lab-chart)|widgets\/compare-page\/(ColorSection|ColorTable|color-section|format-measure))\./,
  ],
  ['fields', /^\/src\/(ui\/(FieldValue|lazy-part|field-value)\.|icons\.of\.src\.ui\.FieldValue)/],
  [
    'compare-page',
    /^\/src\/(domain\/comparison\/(comparison-rows|filter-rows|comparison-link)|texts\/compare-page)\./,
  ],
  // Small parts that most islands share.
  ['controls', /^\/src\/ui\/(Button|IconButton|Link|Spinner|Alert|tones|status)\./],
  ['controls', /^\/src\/ui\/(button|icon-button|link|spinner|alert)\.css/],
  // What gates need; no other island does.
  ['gate', /^\/src\/store\/(leave-session|useGate)\./],
  ['controls', /^\/src\/lib\/(select-option|leave-to)\./],
  // Longer forms read their choices from services; the login reads nothing.
  ['choices', /^\/src\/store\/(replace-user|load-me|use[A-Z]\w*)\./],
  ['shell', /^\/src\/(ui\/(Flyout|flyout|place-flyout|MenuLink)|domain\/visible-menu|texts\/user-menu)\./],
  ['account', /^\/widgets\/user-menu\/(Account|account)|^\/src\/domain\/user-name\./],
  ['contact-dialog', /^\/widgets\/contact-form\/(ContactDialog|ContactSent|contact-sent|overlay-props)\./],
  // What every page with a compare button or a filled basket has; what saves a comparison comes when it is asked for.
  [
    'comparison-keeping',
    /^\/src\/((store\/comparison\/(keep-comparison|send-changes|drop-missing)|domain\/comparison\/merge-changes)|services\/comparisons|texts\/comparison-keeping)\./,
  ],
  // What changes the order and the number of products, for who looks at the list of them.
  [
    'comparison-editing',
    /^\/src\/(store\/comparison\/(edit-comparison|load-keeping|industry-hint)|domain\/comparison\/change-basket)\./,
  ],
  ['comparison', /^\/src\/((domain|store)\/comparison\/|texts\/comparison\.|lib\/cookies\.)|\/js-cookie\//],
  [
    'comparison',
    /^\/src\/ui\/(CompareButton|compare-button|Tooltip|tooltip|useTooltip)\.|icons\.of\.src\.ui\.CompareButton/,
  ],
  // Fetched once the bar is there.
  ['basket-panel', /^\/widgets\/basket-bar\/panel\/|^\/src\/texts\/basket-panel\./],
  ['notice-region', /^\/widgets\/notices\/NoticeRegion\./],
  ['http', /\/node_modules\/ky\/|^\/src\/(http|services)\//],
  [
    'hook-form',
    /\/node_modules\/react-hook-form\/|^\/src\/ui\/form\/(useForm|resolver-of|Controlled|flatten)/,
  ],
  // What longer forms have, of whichever kind they are.
  [
    'choices',
    /^\/src\/(ui\/(Select|RemoteSelect|on-leave)|texts\/countries|store\/form-token|domain\/contact\/regions)\./,
  ],
  ['choices', /^\/src\/(lib\/country-name|domain\/data-protection-link)\./],
  ['choices', /^\/src\/ui\/((select|remote-select)\.css|icons\.of\.src\.ui\.Select)/],
  ['hook-form', /^\/src\/ui\/(Textarea|CharacterCount|character-count)\./],
  [
    'new-password',
    /^\/src\/(ui\/form\/(NewPassword|new-password|PasswordPoints|password-points)|texts\/new-password|domain\/validation\/(new-password|password-points))\./,
  ],
  // Forms without React Hook Form; those with passwords are of this kind.
  [
    'short-form',
    /^\/src\/ui\/(form\/(useShortForm|read-form|form-messages)|PasswordInput|password-input)\.|icons\.of\.src\.ui\.PasswordInput/,
  ],
  ['short-form', /^\/src\/(ui\/(Outcome|outcome)|lib\/carried-email)\./],
  [
    'saved-comparisons',
    /^\/widgets\/profile\/comparisons\/(ComparisonCards?|DeleteDialog|RenameDialog|useRenameForm|comparison-address|follow-active)\./,
  ],
  ['profile', /^\/src\/(ui\/form\/useEditForm|lib\/(draft|is-same-value|routing\/))/],
  ['forms', /^\/src\/(ui\/form|domain\/validation)\//],
  [
    'forms',
    /^\/src\/ui\/(Field|FieldContext|FieldHeading|TextInput|ErrorSummary|Dialog|useModal|useOverflows|Countdown|RetryText|FailureText)\./,
  ],
  ['forms', /^\/src\/ui\/(field|input|error-summary|dialog|countdown)\.css/],
  ['forms', /^\/src\/lib\/(tabbable|focus-field|lock-scroll|report-failure)\./],
  ['forms', /^\/src\/(texts\/(validation|failures)|domain\/refused-fields)\./],
  // Login sets the flag, the hint reads it; both have a dialog.
  ['forms', /^\/src\/store\/sheets-check\./],
  ['country-confirmation', /^\/src\/store\/residence\./],
  // Behind an import(): for browsers without a sanitiser of their own.
  ['purify', /\/node_modules\/dompurify\/|^\/src\/lib\/purify-html/],
  ['rich-text', /^\/src\/(ui\/(RichText|rich-text)|lib\/(sanitize-html|allowed-html|text-of-html))\./],
  ['floating', /\/node_modules\/(@floating-ui|tabbable)\/|^\/src\/ui\/(place-popover|show-tooltip)\./],
  ['react', /\/node_modules\/(zustand|valibot)\//],
  ['react', /^\/src\/((mount|store|payload|events|errors)\/|domain\/token-rotation)/],
];

/** The entry that an island's contract is exported by. */
export function entryOf(island: string): string {
  return SHELL_ISLANDS.includes(island) ? 'shell' : island;
}

/**
 * Which file a module travels in; `undefined` leaves it to Rollup. A widget's modules go with the widget, so
 * that an island is one request beyond what all share.
 *
 * @param root the repository's folder, with a slash at its end
 */
export function chunkOf(id: string, root: string = ROOT): string | undefined {
  const path = id.startsWith(root) ? id.slice(root.length - 1) : id;
  const [, widget] = /(?:^\/widgets\/|virtual:island\/)([\w-]+)(?:\/|$)/.exec(path) ?? [];
  return CHUNKS.find(([, pattern]) => pattern.test(path))?.[0] ?? (widget && entryOf(widget));
}

/** Files that an island fetches later; what both need travels with the island. */
const LATER: Readonly<Record<string, string>> = {
  account: 'shell',
  'notice-region': 'shell',
  'contact-dialog': 'contact-form',
  'saved-comparisons': 'profile',
};

/** Files that lie below the others, the lowest first: what one of them needs must not lie above it. */
const GROUND = ['react', 'controls', 'forms', 'choices'];

/**
 * Where a module travels that no pattern names: with the only file that needs it, else in the lowest one that
 * does, else in a file for all such modules. Rollup would put it into the first island that it meets, and have the others fetch that island.
 *
 * @param importersOf the modules that import a module statically
 */
export function chunkOfUnnamed(
  id: string,
  importersOf: (id: string) => readonly string[],
  root: string = ROOT,
): string | undefined {
  const users = new Set<string>();
  const seen = new Set<string>();
  const visit = (importer: string) => {
    if (seen.has(importer)) return;
    seen.add(importer);
    const chunk = chunkOf(importer, root);
    if (chunk) users.add(chunk);
    else importersOf(importer).forEach(visit);
  };
  importersOf(id).forEach(visit);
  if (users.size < 2) return [...users][0];
  for (const later of Object.keys(LATER)) {
    if (users.delete(later)) users.add(LATER[later] as string);
  }
  if (users.size < 2) return [...users][0];
  return GROUND.find((chunk) => users.has(chunk)) ?? 'shared';
}
