import { readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import type { Plugin } from 'rollup';

/** Minifies a stylesheet. Doesn't lower its syntax: every supported browser knows `light-dark()`. */
export function minifyCss(path: string): string {
  return transform({ filename: path, code: readFileSync(path), minify: true }).code.toString();
}

/** Plugin that turns `.css` imports into minified text. */
export function cssText(): Plugin {
  return {
    name: 'css-text',
    load(id) {
      if (!id.endsWith('.css')) return null;
      this.addWatchFile(id);
      return `export default ${JSON.stringify(minifyCss(id))}`;
    },
  };
}
