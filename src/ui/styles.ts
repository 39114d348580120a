import { createContext, useContext, useInsertionEffect } from 'react';

/** The place whose stylesheets an island's parts belong to: a shadow root, or the document in light isolation. */
export interface StyleRoot {
  /** Adopts a stylesheet's text once; later calls with the same text do nothing. */
  adopt(css: string): void;
}

/** Given by the runtime; parts rendered without one (unit tests) stay unstyled. */
export const StyleRootContext = createContext<StyleRoot | null>(null);

/** Brings a component's stylesheet to its root before it is painted. A part's sheet comes before its parent's. */
export function useStyles(css: string): void {
  const root = useContext(StyleRootContext);
  useInsertionEffect(() => root?.adopt(css), [root, css]);
}
