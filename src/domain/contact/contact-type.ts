/**
 * Contact types (spec S§3): general business enquiry, contact block of a page, product safety and regulatory
 * affairs, account manager, customer service (decision 29).
 */
export const contactTypes = ['bce', 'contact_block', 'psr', 'account_manager', 'customer_service'] as const;

/** A contact type. */
export type ContactType = (typeof contactTypes)[number];
