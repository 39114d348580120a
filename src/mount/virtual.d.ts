/** Written by the build from the island contracts and the chunks' names, for the core. */
declare module 'virtual:island-table' {
  export const table: import('./island/table.ts').IslandTable;
  export const parts: import('./island/table.ts').CoreParts;
}

/** The part of it that the loader needs. */
declare module 'virtual:load-plan' {
  type LoadPlan = import('./island/table.ts').LoadPlan;
  export const parts: LoadPlan['parts'];
  export const early: LoadPlan['early'];
  export const flagged: LoadPlan['flagged'];
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
