/** Of the script tag's build and the contracts; filled in by the npm build. */
declare module 'virtual:page-facts' {
  export const tags: import('./tags.ts').Tags;
  /** By island name; absent for islands without calls ahead. */
  export const firstCalls: Readonly<Partial<Record<string, import('./first-view.ts').FirstCallFacts>>>;
}
