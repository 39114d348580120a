import { existsSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';

/** Notices, warnings and errors of PHP in a WordPress. */
export interface PhpLog {
  /** Lines about the plugin's own files. Both WordPresses are older than the newest PHP, which reports some of its code. */
  ofPlugin: () => string[];
  clear: () => void;
}

/** The log of the WordPress in a folder, as the constant `WP_DEBUG_LOG` lets it be written. */
export function phpLog(folder: string): PhpLog {
  const path = join(folder, 'wp-content/debug.log');
  return {
    ofPlugin() {
      const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
      return text.split('\n').filter((line) => line.includes('/plugins/ce-widgets/'));
    },
    clear() {
      if (existsSync(path)) truncateSync(path);
    },
  };
}
