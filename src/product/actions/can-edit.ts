/** Roles that edit products (spec P§6, decision 70). */
const EDITORS = ['pigment-editor', 'piving-manager', 'document-manager'];

/** Whether the user may edit products. */
export function canEdit(
  user: { tokenPayload?: { roles?: readonly string[] | undefined } | undefined } | null,
): boolean {
  return user?.tokenPayload?.roles?.some((role) => EDITORS.includes(role)) ?? false;
}
