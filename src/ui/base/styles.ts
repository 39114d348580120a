import { useContext, useInsertionEffect } from 'react';
import { IslandPlaceContext } from './island-place.ts';

/** Brings a component's stylesheet to its root before it is painted. A part's sheet comes before its parent's. */
export function useStyles(css: string): void {
  const place = useContext(IslandPlaceContext);
  useInsertionEffect(() => place?.adopt(css), [place, css]);
}
