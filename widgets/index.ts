// The public API. The script tag's global `ceWidgets` offers the same functions.

import type { OnOptions } from '../src/events/bus.ts';
import type { EventName, Events } from '../src/events/events.ts';
import { mounter } from '../src/mount/island/mounter.ts';
import { openRegistry } from '../src/mount/open-registry.ts';
import { backToTop } from './back-to-top/island.ts';
import { basketBar } from './basket-bar/island.ts';
import { changeInitialPassword } from './change-initial-password/island.ts';
import { changedSheetsHint } from './changed-sheets-hint/island.ts';
import { comparePage } from './compare-page/island.ts';
import { comparisonButton } from './comparison-button/island.ts';
import { comparisonQuestion } from './comparison-question/island.ts';
import { competitorSearch } from './competitor-search/island.ts';
import { contactForm } from './contact-form/island.ts';
import { countryConfirmation } from './country-confirmation/island.ts';
import { digitalCatalogs } from './digital-catalogs/island.ts';
import { forgotPassword } from './forgot-password/island.ts';
import { formulationRepository } from './formulation-repository/island.ts';
import { hitNavigation } from './hit-navigation/island.ts';
import { industryChoice } from './industry-choice/island.ts';
import { login } from './login/island.ts';
import { mainNavigation } from './main-navigation/island.ts';
import { notices } from './notices/island.ts';
import { privacyPolicy } from './privacy-policy/island.ts';
import { productActions } from './product-actions/island.ts';
import { productComparisons } from './product-comparisons/island.ts';
import { productContact } from './product-contact/island.ts';
import { productDescription } from './product-description/island.ts';
import { productDetail } from './product-detail/island.ts';
import { productDocuments } from './product-documents/island.ts';
import { productFields } from './product-fields/island.ts';
import { productFormulations } from './product-formulations/island.ts';
import { productHeader } from './product-header/island.ts';
import { productNearest } from './product-nearest/island.ts';
import { productTechnical } from './product-technical/island.ts';
import { profile } from './profile/island.ts';
import { registration } from './registration/island.ts';
import { regulatoryRequest } from './regulatory-request/island.ts';
import { resetPassword } from './reset-password/island.ts';
import { safetySheet } from './safety-sheet/island.ts';
import { sampleRequest } from './sample-request/island.ts';
import { searchListing } from './search-listing/island.ts';
import { sharedDocument } from './shared-document/island.ts';
import { userMenu } from './user-menu/island.ts';
import { userValidation } from './user-validation/island.ts';

export type { ConsentSettings } from '../src/domain/user/consent.ts';
export type { TrackingStatus } from '../src/domain/user/user-status.ts';
export { ChunkLoadError } from '../src/errors/chunk-load-error.ts';
export { IslandError } from '../src/errors/island-error.ts';
export { PayloadError } from '../src/errors/payload-error.ts';
export { ServiceError } from '../src/errors/service-error.ts';
export type { EventName, Events, WidgetEvent } from '../src/events/events.ts';
export type { Handle } from '../src/mount/island/handle.ts';
export type { MountOptions } from '../src/mount/island/mount-island.tsx';
export type { Mount, MountArguments } from '../src/mount/island/mounter.ts';
export { VERSION as version } from '../src/mount/shared.ts';
export type { RawPayload as PagePayload } from '../src/payload/schema.ts';
export { mountAll } from './page.ts';

/** Mounts the main navigation. */
export const mountMainNavigation = mounter(mainNavigation);

/** Mounts the user menu: login links, or the account menu of a signed-in user. */
export const mountUserMenu = mounter(userMenu);

/** Mounts the element of the login overlay; `open('login')` shows it. */
export const mountLogin = mounter(login);

/** Mounts the contact form; `open('contact-form', props)` shows it as an overlay. */
export const mountContactForm = mounter(contactForm);

/** Mounts the element of the overlay for safety data sheets; `open('safety-sheet', { prd, productName })` shows it. */
export const mountSafetySheet = mounter(safetySheet);

/** Mounts the element of the overlay for samples; `open('sample-request', { prd, productName })` shows it. */
export const mountSampleRequest = mounter(sampleRequest);

/**
 * Mounts the element of the overlay for regulatory documents; `open('regulatory-request', { prd, productName })` shows
 * it.
 */
export const mountRegulatoryRequest = mounter(regulatoryRequest);

/** Mounts the element of the overlay that requests the user's validation; `open('user-validation')` shows it. */
export const mountUserValidation = mounter(userValidation);

/** Mounts the element of the initial-password gate, which opens by itself when due. */
export const mountChangeInitialPassword = mounter(changeInitialPassword);

/** Mounts the element of the privacy-policy gate, which opens by itself when due. */
export const mountPrivacyPolicy = mounter(privacyPolicy);

/** Mounts the element of the country gate, which opens by itself when due. */
export const mountCountryConfirmation = mounter(countryConfirmation);

/** Mounts the element of the hint about changed sheets, which opens by itself after a login. */
export const mountChangedSheetsHint = mounter(changedSheetsHint);

/** Mounts the element of the registration overlay; `open('registration')` shows it. */
export const mountRegistration = mounter(registration);

/** Mounts the element of the overlay for a forgotten password; `open('forgot-password')` shows it. */
export const mountForgotPassword = mounter(forgotPassword);

/** Mounts the form that sets a new password, where the email's link leads. */
export const mountResetPassword = mounter(resetPassword);

/** Mounts the element in which notices appear. */
export const mountNotices = mounter(notices);

/** Mounts the compare page: products side by side, field by field. */
export const mountComparePage = mounter(comparePage);

/** Mounts the button that scrolls a long page back to the top. */
export const mountBackToTop = mounter(backToTop);

/** Mounts a listing with search and filters: products, documents, image stacks or product sheets. */
export const mountSearchListing = mounter(searchListing);
/** Mounts the competitor search: our pigments by their colour difference from a competitor’s product. */
export const mountCompetitorSearch = mounter(competitorSearch);

/** Mounts links to the previous and next hit of a listing, on the page of a product. */
export const mountHitNavigation = mounter(hitNavigation);

/** Mounts a product's page: header, actions and all sections. */
export const mountProductDetail = mounter(productDetail);

/** Mounts the header of a product's page: colour, name, industry and key facts. */
export const mountProductHeader = mounter(productHeader);

/** Mounts a product's description and uses. */
export const mountProductDescription = mounter(productDescription);

/** Mounts a product's fields of one kind, such as its details. */
export const mountProductFields = mounter(productFields);

/** Mounts the contact persons for a product. */
export const mountProductContact = mounter(productContact);

/** Mounts the formulations that contain a product. */
export const mountProductFormulations = mounter(productFormulations);

/** Mounts the editors’ comparisons that contain a product. */
export const mountProductComparisons = mounter(productComparisons);

/** Mounts the documents of a product. */
export const mountProductDocuments = mounter(productDocuments);

/** Mounts the repository of guide formulations. */
export const mountFormulationRepository = mounter(formulationRepository);

/** Mounts the digital catalogues: their overview, or one of them at `?id=`. */
export const mountDigitalCatalogs = mounter(digitalCatalogs);

/** Mounts the page of a shared document. */
export const mountSharedDocument = mounter(sharedDocument);

/** Mounts the actions of a product. */
export const mountProductActions = mounter(productActions);

/** Mounts the technical properties of a product. */
export const mountProductTechnical = mounter(productTechnical);

/** Mounts the products closest in colour to a product. */
export const mountProductNearest = mounter(productNearest);

/** Mounts the button that adds a product to the comparison. */
export const mountComparisonButton = mounter(comparisonButton);

/** Mounts the comparison's floating bar; put its element at the end of the body. */
export const mountBasketBar = mounter(basketBar);

/** Mounts the element of the industry choice for a comparison, which opens by itself when needed. */
export const mountIndustryChoice = mounter(industryChoice);

/** Mounts the element of the question asked before a comparison is lost, which opens by itself. */
export const mountComparisonQuestion = mounter(comparisonQuestion);

/** Mounts the profile area: settings and saved work of the signed-in user. */
export const mountProfile = mounter(profile);

/**
 * Subscribes to an event of the library.
 *
 * @returns a function that unsubscribes
 */
export function on<Name extends EventName>(
  name: Name,
  listener: (detail: Events[Name]) => void,
  options?: OnOptions,
): () => void {
  return openRegistry().bus.on(name, listener, options);
}

/**
 * Opens an overlay by name, such as `login`; it waits for overlays of a lower rank.
 *
 * @param props props of the overlay, such as `{ contactType: 'psr' }` for `contact-form`
 */
export function open(name: string, props?: object): void {
  openRegistry().bus.emit('overlay:open', { name, props });
}

/** Reports an event of the page's own to the analytics service; has no effect without functional consent. */
export function track(event: Events['track']): void {
  openRegistry().bus.emit('track', event);
}
