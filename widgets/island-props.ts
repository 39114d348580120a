// Written by `npm run generate` from the islands’ contracts.

import type * as v from 'valibot';
import type { Island } from '../src/mount/island/contract.ts';
import type { backToTop } from './back-to-top/island.ts';
import type { basketBar } from './basket-bar/island.ts';
import type { colourSearch } from './colour-search/island.ts';
import type { comparePage } from './compare-page/island.ts';
import type { comparisonButton } from './comparison-button/island.ts';
import type { competitorSearch } from './competitor-search/island.ts';
import type { contactForm } from './contact-form/island.ts';
import type { cookieModal } from './cookie-modal/island.ts';
import type { digitalCatalogs } from './digital-catalogs/island.ts';
import type { forgotPassword } from './forgot-password/island.ts';
import type { formulationRepository } from './formulation-repository/island.ts';
import type { hitNavigation } from './hit-navigation/island.ts';
import type { login } from './login/island.ts';
import type { mainNavigation } from './main-navigation/island.ts';
import type { notices } from './notices/island.ts';
import type { productActions } from './product-actions/island.ts';
import type { productComparisons } from './product-comparisons/island.ts';
import type { productContact } from './product-contact/island.ts';
import type { productDescription } from './product-description/island.ts';
import type { productDetail } from './product-detail/island.ts';
import type { productDocuments } from './product-documents/island.ts';
import type { productFields } from './product-fields/island.ts';
import type { productFormulations } from './product-formulations/island.ts';
import type { productGrades } from './product-grades/island.ts';
import type { productHeader } from './product-header/island.ts';
import type { productNearest } from './product-nearest/island.ts';
import type { productTechnical } from './product-technical/island.ts';
import type { profile } from './profile/island.ts';
import type { recentlyViewed } from './recently-viewed/island.ts';
import type { registration } from './registration/island.ts';
import type { regulatoryMatrix } from './regulatory-matrix/island.ts';
import type { regulatoryRequest } from './regulatory-request/island.ts';
import type { resetPassword } from './reset-password/island.ts';
import type { safetySheet } from './safety-sheet/island.ts';
import type { safetySheetFinder } from './safety-sheet-finder/island.ts';
import type { sampleRequest } from './sample-request/island.ts';
import type { samplesRequest } from './samples-request/island.ts';
import type { savedSearches } from './saved-searches/island.ts';
import type { searchListing } from './search-listing/island.ts';
import type { sharedDocument } from './shared-document/island.ts';
import type { userMenu } from './user-menu/island.ts';
import type { userValidation } from './user-validation/island.ts';

/** The props that a page gives to an island. */
type Given<Contract extends Pick<Island, 'props'>> = v.InferInput<Contract['props']>;

/** Props of each island that a marker places, by its name. */
export interface MarkerProps {
  /** Button back to the top of a long page. */
  'back-to-top': Given<typeof backToTop>;
  /** Sends an enquiry to the right team; asks only for what the profile does not contain. */
  'contact-form': Given<typeof contactForm>;
  /** Main menu: a bar with flyouts on wide screens, a sliding menu on narrow ones. */
  'main-navigation': Given<typeof mainNavigation>;
  /** Short messages at the bottom of the page: errors stay, others disappear after ten seconds. */
  notices: Given<typeof notices>;
  /** Log in and register for visitors; account links and log out for signed-in users. */
  'user-menu': Given<typeof userMenu>;
  /** Settings and saved work of the user, on six pages. */
  profile: Given<typeof profile>;
  /** Replaces a forgotten password, with the token of the emailed link. */
  'reset-password': Given<typeof resetPassword>;
  /** Finds our products nearest to a measured colour: L*, a*, b* typed or pasted. */
  'colour-search': Given<typeof colourSearch>;
  /** Finds our products nearest in colour to a competitor’s, with filters. */
  'competitor-search': Given<typeof competitorSearch>;
  /** Standard catalogues of products, and own ones to fill, order and export. */
  'digital-catalogs': Given<typeof digitalCatalogs>;
  /** Lists guide formulations, and shows each with its ingredients and method. */
  'formulation-repository': Given<typeof formulationRepository>;
  /** On a product’s page: previous and next hit of a listing or catalogue, and the way back. */
  'hit-navigation': Given<typeof hitNavigation>;
  /** Products and searches that the visitor has seen lately, kept in the browser. */
  'recently-viewed': Given<typeof recentlyViewed>;
  /** Shows the regulatory documents of saved products, and requests the missing ones. */
  'regulatory-matrix': Given<typeof regulatoryMatrix>;
  /** Finds a product’s safety data sheet by name or number, for a country and in a language. */
  'safety-sheet-finder': Given<typeof safetySheetFinder>;
  /** The user’s saved searches, with the number of new hits of each. */
  'saved-searches': Given<typeof savedSearches>;
  /** Lists products, documents, image stacks or product sheets, with search and filters. */
  'search-listing': Given<typeof searchListing>;
  /** Actions for a product: compare, ask, save, print, PDF, share. */
  'product-actions': Given<typeof productActions>;
  /** The editors’ comparisons that include a product. */
  'product-comparisons': Given<typeof productComparisons>;
  /** Contacts for a product, and what an account would add. */
  'product-contact': Given<typeof productContact>;
  /** A product’s description, brand and recommended uses. */
  'product-description': Given<typeof productDescription>;
  /** The whole page of a product: colour, key facts, actions, and all sections with an index. */
  'product-detail': Given<typeof productDetail>;
  /** A product’s documents by category: single downloads, or one ZIP. */
  'product-documents': Given<typeof productDocuments>;
  /** A product’s fields of one kind, such as its details or inventory listings, to copy. */
  'product-fields': Given<typeof productFields>;
  /** Formulations with a product, for users who may view formulations. */
  'product-formulations': Given<typeof productFormulations>;
  /** The grades of a product’s pigment, such as powder and preparation, and what differs. */
  'product-grades': Given<typeof productGrades>;
  /** A product’s measured colour, name, industry and ten key facts. */
  'product-header': Given<typeof productHeader>;
  /** Products with the nearest measured colour, each with a comparison button. */
  'product-nearest': Given<typeof productNearest>;
  /** A product’s technical properties by medium, to read and copy. */
  'product-technical': Given<typeof productTechnical>;
  /** Offers one document to the recipient of its link, or says why it is unavailable. */
  'shared-document': Given<typeof sharedDocument>;
  /** Collects two to four products of one industry to compare, at the bottom of every page. */
  'basket-bar': Given<typeof basketBar>;
  /** Shows two to four products side by side, with their measured colours. */
  'compare-page': Given<typeof comparePage>;
  /** Adds a product to the comparison, or says why it cannot be added. */
  'comparison-button': Given<typeof comparisonButton>;
}

/** Props of each overlay that a link or button opens, by its name. */
export interface OpenerProps {
  /** Sends an enquiry to the right team; asks only for what the profile does not contain. */
  'contact-form': Given<typeof contactForm>;
  /** Asks visitors which cookies they allow, and lets them change their choice. */
  'cookie-modal': Given<typeof cookieModal>;
  /** Emails a link to choose a new password; never reveals who has an account. */
  'forgot-password': Given<typeof forgotPassword>;
  /** Logs users in by password, and by an emailed link where the account requires it. */
  login: Given<typeof login>;
  /** Creates an account, whose email address is then verified by an emailed link. */
  registration: Given<typeof registration>;
  /** Requests the validation of a signed-in user from any page. */
  'user-validation': Given<typeof userValidation>;
  /** Requests a regulatory document; leads others to login or validation first. */
  'regulatory-request': Given<typeof regulatoryRequest>;
  /** Downloads a product’s safety data sheet in the chosen language and type. */
  'safety-sheet': Given<typeof safetySheet>;
  /** Requests a sample; leads others to login or validation first. */
  'sample-request': Given<typeof sampleRequest>;
  /** Requests samples of several products in one form, and shows the receipt. */
  'samples-request': Given<typeof samplesRequest>;
}

/** Props that may be left out where all of them are optional. */
export type PropsField<Props> =
  | { props: Props }
  | (object extends Props ? { props?: Props | undefined } : never);
