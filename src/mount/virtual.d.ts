/** Written by the build from the island contracts and the chunks, for the core. */
declare module 'virtual:island-table' {
  export const table: import('./island/table.ts').IslandTable;
  export const files: import('./built-files.ts').BuiltFiles;
}

/** Written by the build: the files of the main islands that the loader does not know from the start. */
declare module 'virtual:file-list' {
  export const files: import('./built-files.ts').BuiltFiles;
}

/** Written by the build: all other files. */
declare module 'virtual:more-files' {
  export const files: import('./built-files.ts').BuiltFiles;
}

/** The part of it that the loader needs. */
declare module 'virtual:load-plan' {
  type LoadPlan = import('./island/table.ts').LoadPlan;
  export const files: LoadPlan['files'];
  export const early: LoadPlan['early'];
  export const flags: LoadPlan['flags'];
  export const ahead: LoadPlan['ahead'];
  export const main: LoadPlan['main'];
}

/** Calls to make ahead, by the names of the islands that make them; written by the build from the contracts. */
declare module 'virtual:ahead' {
  export const ahead: Readonly<Record<string, readonly import('../store/ahead/ahead-call.ts').AheadCall[]>>;
}

/** The cookie modal's markup, rendered from its React component by the build. */
declare module 'virtual:cookie-modal-html' {
  const html: string;
  export default html;
}

/** For each island the HTML of an example that works, written by the build from the islands' examples. */
declare module 'virtual:island-snippets' {
  const snippets: Readonly<Record<string, string>>;
  export default snippets;
}
