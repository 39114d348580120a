import { globSync, readFileSync } from 'node:fs';

/** Service functions that send something but change nothing, or nothing that anybody would miss: see `NOT_WRITTEN`. */
export const NO_WRITES: readonly string[] = [
  'searchNearest',
  'searchNearestToColor',
  'orderArchive',
  'issueDownloadToken',
  'readFieldManifest',
  'readTechnicalEntries',
  'searchFormulations',
  'readDocumentManifest',
  'readChangedSheets',
  'downloadSheet',
  'searchDocuments',
  'confirmSheets',
  'confirmSavedSearch',
];

/** Which files call each service function that writes, with the row that tries the call from there. */
export const WRITE_PLACES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  createCatalog: { 'src/catalog/state/whole-catalogs.ts': 'makes a catalogue' },
  updateCatalog: { 'src/catalog/state/catalog-draft.ts': 'changes a catalogue' },
  deleteCatalog: { 'src/catalog/state/whole-catalogs.ts': 'deletes a catalogue' },
  keepCatalog: { 'src/catalog/state/whole-catalogs.ts': 'makes a catalogue a favourite' },
  createComparison: { 'src/comparison/state/keep-comparison.ts': 'saves a comparison' },
  updateComparison: {
    'src/comparison/state/record-writer.ts': 'changes a comparison',
    // The same way, to tell the service what was seen: repeated or lost it does no harm.
    'src/comparison/state/confirm-dropped.ts': 'changes a comparison',
  },
  deleteComparison: { 'src/comparison/state/saved-record.ts': 'deletes a comparison' },
  saveSearch: { 'src/listing/state/saved/saved-searches.ts': 'saves a search' },
  deleteSavedSearch: { 'widgets/saved-searches/state/remove-search.ts': 'deletes a saved search' },
  sendContactForm: { 'widgets/contact-form/useContact.ts': 'sends a message' },
  saveFavourite: { 'src/product/state/favourite-writer.ts': 'keeps a type of document' },
  deleteFavourite: { 'src/product/state/favourite-writer.ts': 'keeps a document no longer' },
  keepFormulation: { 'widgets/formulation-repository/state/kept-formulations.ts': 'keeps a formulation' },
  changeMe: { 'src/account/state/save-profile.ts': 'changes personal data' },
  changePassword: {
    'widgets/profile/personal/usePasswordForm.tsx': 'changes the password',
    'widgets/change-initial-password/useInitialPasswordForm.tsx': 'replaces the initial password',
  },
  changeEmail: {
    'widgets/profile/personal/EmailForm.tsx': 'changes the email address',
    'widgets/profile/personal/PendingEmail.tsx': 'sends the mail to a new email address again',
  },
  withdrawEmailChange: { 'widgets/profile/personal/PendingEmail.tsx': 'withdraws a new email address' },
  logoutEverywhere: { 'widgets/profile/personal/LogoutEverywhere.tsx': 'logs out everywhere' },
  endSession: { 'widgets/profile/sessions/SessionEntry.tsx': 'ends a session' },
  requestValidation: { 'src/account/state/ask-for-validation.ts': 'asks for validation' },
  acceptPrivacyPolicy: { 'widgets/privacy-policy/usePolicyAnswer.ts': 'accepts the privacy policy' },
  requestSample: { 'widgets/sample-request/useSampleForm.ts': 'asks for a sample' },
  requestSamples: { 'widgets/samples-request/parts/useSamplesForm.ts': 'asks for several samples' },
  requestRegulatoryDocument: {
    'src/product/parts/requests/send-regulatory-request.ts': 'asks for a regulatory document',
  },
  login: { 'widgets/login/useLogin.ts': 'logs in, by a mailed link' },
  sendEmailVerification: { 'widgets/login/useLogin.ts': 'asks for the verification mail' },
  register: { 'widgets/registration/useRegistration.tsx': 'registers' },
  forgotPassword: { 'widgets/forgot-password/useForgotPassword.ts': 'asks for a new password' },
  resetPassword: { 'widgets/reset-password/useResetPassword.tsx': 'sets a new password' },
};

const read = (path: string) => ({ path, code: readFileSync(path, 'utf8') });
const services = globSync('src/services/*.ts').map(read);
const callers = globSync('{src,widgets}/**/*.{ts,tsx}')
  .filter((path) => !path.startsWith('src/services/'))
  .map(read);

/** Names of all exported functions of the services that send more than a GET. */
export function sendingFunctions(): string[] {
  return services.flatMap(({ code }) =>
    code
      .split(/^(?=(?:export )?(?:async )?function )/m)
      .filter((part) => /\.(?:post|put|delete)\(|\bput\(http/.test(part))
      .flatMap((part) => /^export (?:async )?function (\w+)/.exec(part)?.[1] ?? []),
  );
}

/** Paths of the files that call a service function: its first argument is where the services are. */
export function callersOf(name: string): string[] {
  const call = new RegExp(`(?:^|[^.\\w]|services\\.)${name}\\(\\s*(?:http\\b|httpContextOf\\()`);
  return callers.filter(({ code }) => call.test(code)).map(({ path }) => path);
}
