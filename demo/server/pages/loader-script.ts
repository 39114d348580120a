import { type Html, html } from '../base/html.ts';
import type { BuiltFile, LoaderScript, MainIsland } from './page-dependencies.ts';

/** What a page is for. */
interface PageUse {
  /** Whether the page will show the cookie dialog. */
  asksForConsent: boolean;
  /** The island that its visitors come for. */
  island?: MainIsland | undefined;
}

/**
 * Renders the script tag of the widgets, followed by preloads: of the cookie dialog if the page will show it, since the
 * network is its own until then, else of what the page's main island fetches first.
 */
export function renderLoader(
  { cookieDialog, first, ...loader }: LoaderScript,
  { asksForConsent, island }: PageUse,
): Html {
  const ahead = asksForConsent ? [cookieDialog] : island && first?.[island];
  return html`<script src="${loader.src}"${integrityOf(loader)} defer></script>${ahead?.map(preload)}`;
}

function preload(file: BuiltFile | undefined): Html | undefined {
  return file && html`\n<link rel="modulepreload" href="${file.src}"${integrityOf(file)}>`;
}

function integrityOf({ integrity }: BuiltFile): Html | undefined {
  return integrity ? html` integrity="${integrity}" crossorigin="anonymous"` : undefined;
}
