/** Whether the page is shown to a CMS editor, by the payload or `?ce-editor`. Editors see set-up errors on the page. */
export function isEditorMode({ editor }: { readonly editor?: unknown }): boolean {
  return editor === true || /[?&]ce-editor\b/.test(location.search);
}
