/** Who may see a document or field, from most restrictive to open (spec P§3 "Access levels"). */
export const ACCESS_LEVELS = ['internal', 'restricted', 'public_restricted', 'public'] as const;

/** An access level. */
export type AccessLevel = (typeof ACCESS_LEVELS)[number];
