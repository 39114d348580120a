import type { RunPhp } from './run-php.ts';

/** The themes of this WordPress: one of blocks, and one of PHP templates. */
export type Theme = 'twentytwentyfour' | 'ce-classic';

/** Switches the site to a theme. */
export async function switchTheme(php: RunPhp, theme: Theme): Promise<void> {
  await php('switch_theme( $args );', theme);
}
