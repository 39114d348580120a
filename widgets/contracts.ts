// Written by `npm run generate` from the islands’ contracts.

import type { IslandFacts } from '../src/mount/island/contract.ts';
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
import { cookieModal } from './cookie-modal/island.ts';
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

/** All islands, in the order of the gallery. The build derives the loader's table from it. */
export const contracts: readonly IslandFacts[] = [
  backToTop,
  contactForm,
  cookieModal,
  mainNavigation,
  notices,
  userMenu,
  changeInitialPassword,
  changedSheetsHint,
  countryConfirmation,
  forgotPassword,
  login,
  privacyPolicy,
  profile,
  registration,
  resetPassword,
  userValidation,
  colourSearch,
  competitorSearch,
  digitalCatalogs,
  formulationRepository,
  hitNavigation,
  recentlyViewed,
  regulatoryMatrix,
  safetySheetFinder,
  savedSearches,
  searchListing,
  productActions,
  productComparisons,
  productContact,
  productDescription,
  productDetail,
  productDocuments,
  productFields,
  productFormulations,
  productGrades,
  productHeader,
  productNearest,
  productTechnical,
  regulatoryRequest,
  safetySheet,
  sampleRequest,
  samplesRequest,
  sharedDocument,
  basketBar,
  comparePage,
  comparisonButton,
  comparisonQuestion,
  industryChoice,
];
