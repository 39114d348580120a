/** What a profile may know of what the contact form asks. */
const PROFILE_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'company',
  'country',
  'region',
  'subRegion',
] as const;

/** A field of the contact form that the profile may know. */
export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** Fields of the form that are taken from the profile. */
export type ProfileFields = Readonly<Partial<Record<ProfileField, string>>>;

/**
 * The fields that a signed-in person is not asked, since the profile knows them (spec S§5). What
 * the profile lacks stays to be asked.
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
