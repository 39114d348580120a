/** The optional consents of an account (spec S§3), in the order of the forms. */
export const consentNames = ['inquiries', 'personalizedTracking', 'surveys', 'onlineMarketing'] as const;

/** Name of a consent in the user service. */
export type ConsentName = (typeof consentNames)[number];
