import { type Html, html } from '../base/html.ts';
import type { BuiltFile, LoaderScript } from './page-dependencies.ts';

/**
 * Renders the script tag of the widgets, followed by a preload of the cookie dialog if the page will show it: the
 * script starts the dialog, so it must be loaded first.
 */
export function renderLoader(
  { cookieDialog, ...loader }: LoaderScript,
  { asksForConsent }: { asksForConsent: boolean },
): Html {
  const ahead =
    asksForConsent &&
    cookieDialog &&
    html`\n<link rel="modulepreload" href="${cookieDialog.src}"${integrityOf(cookieDialog)}>`;
  return html`<script src="${loader.src}"${integrityOf(loader)} defer></script>${ahead}`;
}

function integrityOf({ integrity }: BuiltFile): Html | undefined {
  return integrity ? html` integrity="${integrity}" crossorigin="anonymous"` : undefined;
}
