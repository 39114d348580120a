/** Profile fields that the contact form uses. */
const PROFILE_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'company',
  'country',
  'region',
  'subRegion',
] as const;

/** A contact form field that the profile may provide. */
export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** Contact form fields that the profile may provide. */
export type ProfileFields = Readonly<Partial<Record<ProfileField, string>>>;

/**
 * Returns the fields that the profile provides, so that the form does not ask for them (spec S§5).
 */
export function profileFields(
  user: { readonly [Field in ProfileField]?: string | null | undefined } | null,
): ProfileFields {
  const known = PROFILE_FIELDS.flatMap((field) => {
    const value = user?.[field]?.trim();
    return value ? [[field, value]] : [];
  });
  return Object.fromEntries(known);
}
