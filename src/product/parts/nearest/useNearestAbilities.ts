import { useState } from 'react';
import type { NearPigment } from '../../../services/nearest.ts';
import { NO_ABILITIES, nearestAbilities } from '../../rules/nearest/nearest-abilities.ts';

/** What the service has shown that it can, in any answer: one without products says nothing. */
export function useNearestAbilities(near: readonly NearPigment[] | undefined) {
  const [known, setKnown] = useState(NO_ABILITIES);
  const found = nearestAbilities(near ?? []);
  const abilities = {
    depth: known.depth || found.depth,
    chemistry: known.chemistry || found.chemistry,
    light: known.light || found.light,
  };
  const isNew = Object.entries(abilities).some(([name, can]) => can !== known[name as keyof typeof known]);
  if (isNew) setKnown(abilities);
  return abilities;
}
