/** Props whose defaults the first search depends on: the script tag takes no others along, ahead of React. */
export const ASKED_PROPS = ['mode', 'types', 'tabs', 'size', 'url'] as const;

/** Defaults of the contract for those props; a prop without one is absent. */
export type AskedDefaults = Readonly<Partial<Record<(typeof ASKED_PROPS)[number], unknown>>>;
