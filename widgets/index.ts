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

export type { ConsentSettings } from '../src/domain/consent.ts';
export type { TrackingStatus } from '../src/domain/user-status.ts';
export { ChunkLoadError } from '../src/errors/chunk-load-error.ts';
export { IslandError } from '../src/errors/island-error.ts';
export { PayloadError } from '../src/errors/payload-error.ts';
export { ServiceError } from '../src/errors/service-error.ts';
export type { EventName, Events, WidgetEvent } from '../src/events/events.ts';
export type { Handle } from '../src/mount/island/handle.ts';
export type { MountOptions } from '../src/mount/island/mount-island.tsx';
export type { Mount } from '../src/mount/island/mounter.ts';
export { VERSION as version } from '../src/mount/shared.ts';
export type { RawPayload as PagePayload } from '../src/payload/schema.ts';
export { mountAll } from './page.ts';

/** Mounts the main navigation. */
export const mountMainNavigation = mounter(mainNavigation);

/** Mounts the user menu: the way to log in, or the account of who is signed in. */
export const mountUserMenu = mounter(userMenu);

/** Mounts the login overlay's place; `open('login')` shows it. */
export const mountLogin = mounter(login);

/** Mounts the contact form; `open('contact-form', props)` shows it as an overlay. */
export const mountContactForm = mounter(contactForm);

/** Mounts the place of the overlay for safety data sheets; `open('safety-sheet', { prd, productName })` shows it. */
export const mountSafetySheet = mounter(safetySheet);

/** Mounts the place of the overlay for samples; `open('sample-request', { prd, productName })` shows it. */
export const mountSampleRequest = mounter(sampleRequest);

/** Mounts the place of the overlay for regulatory documents; `open('regulatory-request', { prd, productName })` shows it. */
export const mountRegulatoryRequest = mounter(regulatoryRequest);

/** Mounts the place of the overlay that requests the user's validation; `open('user-validation')` shows it. */
export const mountUserValidation = mounter(userValidation);

/** Mounts the place of the gate in front of an initial password, which opens by itself where it is due. */
export const mountChangeInitialPassword = mounter(changeInitialPassword);

/** Mounts the place of the privacy-policy gate, which opens by itself where it is due. */
export const mountPrivacyPolicy = mounter(privacyPolicy);

/** Mounts the place of the country gate, which opens by itself where it is due. */
export const mountCountryConfirmation = mounter(countryConfirmation);

/** Mounts the place of the hint at changed sheets, which opens by itself after a login. */
export const mountChangedSheetsHint = mounter(changedSheetsHint);

/** Mounts the registration overlay's place; `open('registration')` shows it. */
export const mountRegistration = mounter(registration);

/** Mounts the place of the overlay for a forgotten password; `open('forgot-password')` shows it. */
export const mountForgotPassword = mounter(forgotPassword);

/** Mounts the form that replaces a forgotten password, where the mailed link leads. */
export const mountResetPassword = mounter(resetPassword);

/** Mounts the place where notices appear. */
export const mountNotices = mounter(notices);

/** Mounts the page of a comparison: products side by side, field by field. */
export const mountComparePage = mounter(comparePage);

/** Mounts the way back to the top of a long page. */
export const mountBackToTop = mounter(backToTop);

/** Mounts a listing with search and filters: products, documents, image stacks or product sheets. */
export const mountSearchListing = mounter(searchListing);
export const mountCompetitorSearch = mounter(competitorSearch);

/** Mounts the way between the hits of a listing, on the page of a product. */
export const mountHitNavigation = mounter(hitNavigation);

/** Mounts a product's page: head, actions and all sections. */
export const mountProductDetail = mounter(productDetail);

/** Mounts the head of a product's page: colour, name, industry and key facts. */
export const mountProductHeader = mounter(productHeader);

/** Mounts what a product is for: its description and its uses. */
export const mountProductDescription = mounter(productDescription);

/** Mounts the fields of a product of one kind, such as its details. */
export const mountProductFields = mounter(productFields);

/** Mounts whom to ask about a product. */
export const mountProductContact = mounter(productContact);

/** Mounts the formulations with a product. */
export const mountProductFormulations = mounter(productFormulations);

/** Mounts the editors’ comparisons of a product. */
export const mountProductComparisons = mounter(productComparisons);

/** Mounts the documents of a product. */
export const mountProductDocuments = mounter(productDocuments);

/** Mounts the repository of guide formulations. */
export const mountFormulationRepository = mounter(formulationRepository);

/** Mounts the digital catalogues: their overview, and one of them at `?id=`. */
export const mountDigitalCatalogs = mounter(digitalCatalogs);

/** Mounts the page that offers one document to who has been sent its link. */
export const mountSharedDocument = mounter(sharedDocument);

/** Mounts the actions of a product. */
export const mountProductActions = mounter(productActions);

/** Mounts the technical properties of a product. */
export const mountProductTechnical = mounter(productTechnical);

/** Mounts the products whose colour is nearest to a product's. */
export const mountProductNearest = mounter(productNearest);

/** Mounts the button that puts a product into the comparison. */
export const mountComparisonButton = mounter(comparisonButton);

/** Mounts the comparison's floating bar; put its element at the end of the body. */
export const mountBasketBar = mounter(basketBar);

/** Mounts the place of the choice of a comparison's industry, which opens by itself where one is needed. */
export const mountIndustryChoice = mounter(industryChoice);

/** Mounts the place of the question before a comparison is lost, which opens by itself. */
export const mountComparisonQuestion = mounter(comparisonQuestion);

/** Mounts the profile area: settings and saved work of who is signed in. */
export const mountProfile = mounter(profile);

/**
 * Subscribes to an event of the library.
 *
 * @returns the stop
 */
export function on<Name extends EventName>(
  name: Name,
  listener: (detail: Events[Name]) => void,
  options?: OnOptions,
): () => void {
  return openRegistry().bus.on(name, listener, options);
}

/**
 * Opens an overlay by its name, such as `login`; it waits its turn behind overlays of a lower rank.
 *
 * @param props for the overlay, such as `{ contactType: 'psr' }` for `contact-form`
 */
export function open(name: string, props?: object): void {
  openRegistry().bus.emit('overlay:open', { name, props });
}

/** Tells the analytics service of an event of the page's own; nothing happens without functional consent. */
export function track(event: Events['track']): void {
  openRegistry().bus.emit('track', event);
}
