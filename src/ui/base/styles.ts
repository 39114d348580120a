import { useContext, useInsertionEffect } from 'react';
import { IslandPlaceContext } from './island-place.ts';

/** Adopts a component's stylesheet before it is painted. A child's sheet precedes its parent's. */
export function useStyles(css: string): void {
  const islandPlace = useContext(IslandPlaceContext);
  useInsertionEffect(() => islandPlace?.adopt(css), [islandPlace, css]);
}
