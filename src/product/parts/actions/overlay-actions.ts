import { hasSafetySheet, offersSample } from '../../../domain/requests/product-requests.ts';
import type { User } from '../../../payload/schema.ts';
import type { Pigment } from '../../../services/pigment.ts';
import { documentIcon } from '../../../ui/icon/document.ts';
import { downloadIcon } from '../../../ui/icon/download.ts';
import { mailIcon } from '../../../ui/icon/mail.ts';
import { sampleIcon } from '../../../ui/icon/sample.ts';
import type { productActionTexts } from '../../texts/product-actions.ts';
import { subjectOf } from '../requests/subject.ts';

/** An action of a product that opens an overlay. */
export interface OverlayAction {
  /** Name of the overlay. */
  name: string;
  text: keyof typeof productActionTexts;
  icon: string;
  /** `primary` is the page's only filled button; `quiet` ones are in the quiet row. */
  variant: 'primary' | 'secondary' | 'quiet';
  isOffered: (product: Pigment, user: User | null) => boolean;
  /** @param title the overlay's translated title */
  props: (product: Pigment, text: (key: keyof typeof productActionTexts) => string) => object;
}

/** The overlays that a product's head offers, in the order of their buttons. */
export const OVERLAY_ACTIONS: readonly OverlayAction[] = [
  {
    name: 'sample-request',
    text: 'productActions.sample',
    icon: sampleIcon,
    variant: 'primary',
    isOffered: offersSample,
    props: subjectOf,
  },
  {
    name: 'safety-sheet',
    text: 'productActions.sheet',
    icon: downloadIcon,
    variant: 'secondary',
    isOffered: hasSafetySheet,
    props: subjectOf,
  },
  {
    name: 'regulatory-request',
    text: 'productActions.regulatory',
    icon: documentIcon,
    variant: 'quiet',
    isOffered: ({ prd }, user) => Boolean(prd) && user?.canRequestRegulatoryDocument === true,
    props: subjectOf,
  },
  {
    name: 'contact-form',
    text: 'productActions.ask',
    icon: mailIcon,
    variant: 'quiet',
    isOffered: () => true,
    props: ({ prd, product_name, industry }, text) => ({
      title: text('productActions.ask.title'),
      data: { prd, productName: product_name, ...(industry && { forIndustry: industry }) },
    }),
  },
];
