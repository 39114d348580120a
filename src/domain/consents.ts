/** What an account may consent to, each of its own free will (spec S§3), in the order of forms. */
export const consentNames = ['inquiries', 'personalizedTracking', 'surveys', 'onlineMarketing'] as const;

/** Name of a consent, as the user service knows it. */
export type ConsentName = (typeof consentNames)[number];
