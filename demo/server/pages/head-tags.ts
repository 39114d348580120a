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
  const checked = loader.integrity && html`${integrityOf(loader)} crossorigin="anonymous"`;
  return html`<script src="${loader.src}"${checked} defer></script>${ahead?.map(preload)}`;
}

/** Without `crossorigin`: the script asks for its files without it, and Firefox takes that for another request, and fails. */
function preload(file: BuiltFile | undefined): Html | undefined {
  return file && html`\n<link rel="modulepreload" href="${file.src}"${integrityOf(file)}>`;
}

function integrityOf({ integrity }: BuiltFile): Html | undefined {
  return integrity ? html` integrity="${integrity}"` : undefined;
}
