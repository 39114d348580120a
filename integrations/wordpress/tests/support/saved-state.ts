import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The database of a WordPress as it was at some time. */
export interface SavedState {
  restore: () => void;
}

/** Saves the database of the WordPress in a folder. No request may be under way, then or when it is restored. */
export function saveState(folder: string): SavedState {
  const live = join(folder, 'wp-content/database');
  const saved = `${live}.saved`;
  cpSync(live, saved, { recursive: true });
  return {
    restore() {
      for (const file of readdirSync(live)) rmSync(join(live, file), { recursive: true });
      cpSync(saved, live, { recursive: true });
    },
  };
}
