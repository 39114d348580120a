/** Roles that edit products; an administrator has those of all editors (spec S§6 and P§6, decision 70). */
const EDITORS = ['pigment-editor', 'piving-manager', 'document-manager', 'admin'];

/** Whether the user may edit products. */
export function canEdit(
  user: { tokenPayload?: { roles?: readonly string[] | null | undefined } | undefined } | null | undefined,
): boolean {
  return user?.tokenPayload?.roles?.some((role) => EDITORS.includes(role)) ?? false;
}
