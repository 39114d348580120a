import type { BuiltFile, LoaderScript } from '../site/loader-script.ts';
import { type Html, html } from './html.ts';

/** The script tag of the widgets; where the page will ask for cookie settings, with the dialog beside it. */
export function renderLoader(
  { cookieDialog, ...loader }: LoaderScript,
  { asksForConsent }: { asksForConsent: boolean },
): Html {
  const ahead =
    asksForConsent &&
    cookieDialog &&
    html`<link rel="modulepreload" href="${cookieDialog.src}"${integrityOf(cookieDialog)}>\n`;
  return html`${ahead}<script src="${loader.src}"${integrityOf(loader)} defer></script>`;
}

function integrityOf({ integrity }: BuiltFile): Html | undefined {
  return integrity ? html` integrity="${integrity}" crossorigin="anonymous"` : undefined;
}
