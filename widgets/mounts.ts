// Written by `npm run generate` from the islands’ contracts.

import { mounter } from '../src/mount/island/mounter.ts';
import { backToTop } from './back-to-top/island.ts';
import { basketBar } from './basket-bar/island.ts';
import { changeInitialPassword } from './change-initial-password/island.ts';
import { changedSheetsHint } from './changed-sheets-hint/island.ts';
import { colourSearch } from './colour-search/island.ts';
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
import { productGrades } from './product-grades/island.ts';
import { productHeader } from './product-header/island.ts';
import { productNearest } from './product-nearest/island.ts';
import { productTechnical } from './product-technical/island.ts';
import { profile } from './profile/island.ts';
import { recentlyViewed } from './recently-viewed/island.ts';
import { registration } from './registration/island.ts';
import { regulatoryMatrix } from './regulatory-matrix/island.ts';
import { regulatoryRequest } from './regulatory-request/island.ts';
import { resetPassword } from './reset-password/island.ts';
import { safetySheet } from './safety-sheet/island.ts';
import { safetySheetFinder } from './safety-sheet-finder/island.ts';
import { sampleRequest } from './sample-request/island.ts';
import { samplesRequest } from './samples-request/island.ts';
import { savedSearches } from './saved-searches/island.ts';
import { searchListing } from './search-listing/island.ts';
import { sharedDocument } from './shared-document/island.ts';
import { userMenu } from './user-menu/island.ts';
import { userValidation } from './user-validation/island.ts';

/** Mounts `back-to-top`. Button back to the top of a long page. */
export const mountBackToTop = mounter(backToTop);

/** Mounts `contact-form`. Sends an enquiry to the right team; asks only for what the profile does not contain. `open('contact-form')` shows it. */
export const mountContactForm = mounter(contactForm);

/** Mounts `main-navigation`. Main menu: a bar with flyouts on wide screens, a sliding menu on narrow ones. */
export const mountMainNavigation = mounter(mainNavigation);

/** Mounts `notices`. Short messages at the bottom of the page: errors stay, others disappear after ten seconds. */
export const mountNotices = mounter(notices);

/** Mounts `user-menu`. Log in and register for visitors; account links and log out for signed-in users. */
export const mountUserMenu = mounter(userMenu);

/** Mounts `change-initial-password`. Requires users with an initial password to choose their own. Opens by itself. */
export const mountChangeInitialPassword = mounter(changeInitialPassword);

/** Mounts `changed-sheets-hint`. Tells users once after login which of their saved documents have new versions. Opens by itself. */
export const mountChangedSheetsHint = mounter(changedSheetsHint);

/** Mounts `country-confirmation`. Asks visitors of a country-restricted page to confirm where they live. Opens by itself. */
export const mountCountryConfirmation = mounter(countryConfirmation);

/** Mounts `forgot-password`. Emails a link to choose a new password; never reveals who has an account. `open('forgot-password')` shows it. */
export const mountForgotPassword = mounter(forgotPassword);

/** Mounts `login`. Logs users in by password, and by an emailed link where the account requires it. `open('login')` shows it. */
export const mountLogin = mounter(login);

/** Mounts `privacy-policy`. Asks signed-in users to accept the latest privacy policy before they continue. Opens by itself. */
export const mountPrivacyPolicy = mounter(privacyPolicy);

/** Mounts `profile`. Settings and saved work of the user, on six pages. */
export const mountProfile = mounter(profile);

/** Mounts `registration`. Creates an account, whose email address is then verified by an emailed link. `open('registration')` shows it. */
export const mountRegistration = mounter(registration);

/** Mounts `reset-password`. Replaces a forgotten password, with the token of the emailed link. */
export const mountResetPassword = mounter(resetPassword);

/** Mounts `user-validation`. Requests the validation of a signed-in user from any page. `open('user-validation')` shows it. */
export const mountUserValidation = mounter(userValidation);

/** Mounts `colour-search`. Finds our products nearest to a measured colour: L*, a*, b* typed or pasted. */
export const mountColourSearch = mounter(colourSearch);

/** Mounts `competitor-search`. Finds our products nearest in colour to a competitor’s, with filters. */
export const mountCompetitorSearch = mounter(competitorSearch);

/** Mounts `digital-catalogs`. Standard catalogues of products, and own ones to fill, order and export. */
export const mountDigitalCatalogs = mounter(digitalCatalogs);

/** Mounts `formulation-repository`. Lists guide formulations, and shows each with its ingredients and method. */
export const mountFormulationRepository = mounter(formulationRepository);

/** Mounts `hit-navigation`. On a product’s page: previous and next hit of a listing or catalogue, and the way back. */
export const mountHitNavigation = mounter(hitNavigation);

/** Mounts `recently-viewed`. Products and searches that the visitor has seen lately, kept in the browser. */
export const mountRecentlyViewed = mounter(recentlyViewed);

/** Mounts `regulatory-matrix`. Shows the regulatory documents of saved products, and requests the missing ones. */
export const mountRegulatoryMatrix = mounter(regulatoryMatrix);

/** Mounts `safety-sheet-finder`. Finds a product’s safety data sheet by name or number, for a country and in a language. */
export const mountSafetySheetFinder = mounter(safetySheetFinder);

/** Mounts `saved-searches`. The user’s saved searches, with the number of new hits of each. */
export const mountSavedSearches = mounter(savedSearches);

/** Mounts `search-listing`. Lists products, documents, image stacks or product sheets, with search and filters. */
export const mountSearchListing = mounter(searchListing);

/** Mounts `product-actions`. Actions for a product: compare, ask, save, print, PDF, share. */
export const mountProductActions = mounter(productActions);

/** Mounts `product-comparisons`. The editors’ comparisons that include a product. */
export const mountProductComparisons = mounter(productComparisons);

/** Mounts `product-contact`. Contacts for a product, and what an account would add. */
export const mountProductContact = mounter(productContact);

/** Mounts `product-description`. A product’s description, brand and recommended uses. */
export const mountProductDescription = mounter(productDescription);

/** Mounts `product-detail`. The whole page of a product: colour, key facts, actions, and all sections with an index. */
export const mountProductDetail = mounter(productDetail);

/** Mounts `product-documents`. A product’s documents by category: single downloads, or one ZIP. */
export const mountProductDocuments = mounter(productDocuments);

/** Mounts `product-fields`. A product’s fields of one kind, such as its details or inventory listings, to copy. */
export const mountProductFields = mounter(productFields);

/** Mounts `product-formulations`. Formulations with a product, for users who may view formulations. */
export const mountProductFormulations = mounter(productFormulations);

/** Mounts `product-grades`. The grades of a product’s pigment, such as powder and preparation, and what differs. */
export const mountProductGrades = mounter(productGrades);

/** Mounts `product-header`. A product’s measured colour, name, industry and ten key facts. */
export const mountProductHeader = mounter(productHeader);

/** Mounts `product-nearest`. Products with the nearest measured colour, each with a comparison button. */
export const mountProductNearest = mounter(productNearest);

/** Mounts `product-technical`. A product’s technical properties by medium, to read and copy. */
export const mountProductTechnical = mounter(productTechnical);

/** Mounts `regulatory-request`. Requests a regulatory document; leads others to login or validation first. `open('regulatory-request')` shows it. */
export const mountRegulatoryRequest = mounter(regulatoryRequest);

/** Mounts `safety-sheet`. Downloads a product’s safety data sheet in the chosen language and type. `open('safety-sheet')` shows it. */
export const mountSafetySheet = mounter(safetySheet);

/** Mounts `sample-request`. Requests a sample; leads others to login or validation first. `open('sample-request')` shows it. */
export const mountSampleRequest = mounter(sampleRequest);

/** Mounts `samples-request`. Requests samples of several products in one form, and shows the receipt. `open('samples-request')` shows it. */
export const mountSamplesRequest = mounter(samplesRequest);

/** Mounts `shared-document`. Offers one document to the recipient of its link, or says why it is unavailable. */
export const mountSharedDocument = mounter(sharedDocument);

/** Mounts `basket-bar`. Collects two to four products of one industry to compare, at the bottom of every page. */
export const mountBasketBar = mounter(basketBar);

/** Mounts `compare-page`. Shows two to four products side by side, with their measured colours. */
export const mountComparePage = mounter(comparePage);

/** Mounts `comparison-button`. Adds a product to the comparison, or says why it cannot be added. */
export const mountComparisonButton = mounter(comparisonButton);

/** Mounts `comparison-question`. Asks for confirmation before a comparison is discarded or deleted. Opens by itself. */
export const mountComparisonQuestion = mounter(comparisonQuestion);

/** Mounts `industry-choice`. Asks for the industry of a comparison before its first product is added. Opens by itself. */
export const mountIndustryChoice = mounter(industryChoice);
