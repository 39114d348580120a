import type { BuiltFile, LoaderScript } from '../site/loader-script.ts';
import { type Html, html } from './html.ts';

/**
 * The script tag of the widgets; where the page will ask for cookie settings, with the dialog after it: the script
 * starts the dialog, so it must be the first to arrive.
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
