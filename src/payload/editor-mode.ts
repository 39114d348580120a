/** Whether the page is shown to a CMS editor: the payload or `?ce-editor` says so. Editors read what is set up wrongly. */
export function isEditorMode({ editor }: { readonly editor?: unknown }): boolean {
  return editor === true || /[?&]ce-editor\b/.test(location.search);
}
