/** Written by the build from the island contracts and the chunks' names. */
declare module 'virtual:island-table' {
  export const table: import('./table.ts').IslandTable;
  export const parts: import('./table.ts').LoaderParts;
}

/** The cookie modal's markup, rendered from its React component by the build. */
declare module 'virtual:cookie-modal-html' {
  const html: string;
  export default html;
}
