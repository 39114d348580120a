import type { PageDependencies } from '../site/page-dependencies.ts';
import { type Html, html } from './html.ts';

/** The script tag of the widgets. */
export function renderLoader({ src, integrity }: ReturnType<PageDependencies['loaderScript']>): Html {
  return html`<script src="${src}"${integrity && html` integrity="${integrity}" crossorigin="anonymous"`} defer></script>`;
}
