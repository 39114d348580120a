import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium } from '@playwright/test';
import { startDemo } from '../demo/server/run/start.ts';
import { ADDRESSES } from '../e2e/support/addresses.ts';
import { consent } from '../e2e/support/consent.ts';
import { galleryFrames } from '../e2e/support/gallery-frames.ts';
import { settled } from '../e2e/support/settled.ts';
import { launchOptions } from './browsers.ts';
import { contactSheet, fileName, type Shot } from './shots/contact-sheet.ts';
import { THEMES } from './shots/themes.ts';

const FOLDER = 'screenshots';
const WIDTHS = [390, 768, 1280, 1440];
const SCHEMES = ['light', 'dark'] as const;

const { values } = parseArgs({
  options: {
    /** Only addresses that hold this text. */
    only: { type: 'string', default: '' },
    /** Whom the pages are rendered for: visitor, registered, validated, internal, editor. */
    as: { type: 'string', default: 'visitor' },
    /** A brand's tokens: luxury, playful or dense. */
    theme: { type: 'string', default: '' },
    port: { type: 'string', default: '4600' },
  },
});

const tokens = values.theme && (THEMES as Record<string, string>)[values.theme];
if (tokens === undefined)
  throw new Error(`No theme "${values.theme}": take ${Object.keys(THEMES).join(', ')}`);
const port = Number(values.port);
const demo = await startDemo({ port, data: join(tmpdir(), `ce-widgets-shots-${port}`) });
const browser = await chromium.launch(launchOptions('chromium'));
try {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  const frames = await galleryFrames(async (path) => (await fetch(`http://localhost:${port}${path}`)).text());
  const paths = [...ADDRESSES.map(({ path }) => path), ...frames].filter((path) =>
    path.includes(values.only),
  );

  const shots: Shot[] = [];
  for (const scheme of SCHEMES) {
    for (const width of WIDTHS) {
      const context = await browser.newContext({
        baseURL: `http://localhost:${port}`,
        viewport: { width, height: 900 },
        colorScheme: scheme,
        reducedMotion: 'reduce',
      });
      shots.push(...(await shootAll(context, paths, width, scheme)));
      await context.close();
    }
  }
  writeFileSync(join(FOLDER, 'index.html'), contactSheet(shots));
  console.log(`${shots.length} screenshots: ${FOLDER}/index.html`);
} finally {
  await browser.close();
  await demo.stop();
}

async function shootAll(context: BrowserContext, paths: string[], width: number, scheme: Shot['scheme']) {
  const page = await context.newPage();
  await consent(page);
  await page.goto(`/demo/sign-in?${new URLSearchParams({ as: values.as, to: '/' })}`);
  const shots: Shot[] = [];
  for (const path of paths) {
    await page.goto(path);
    if (tokens) await page.evaluate(setTokens, tokens);
    await settled(page);
    const file = fileName(path, width, scheme);
    await page.screenshot({ path: join(FOLDER, file), fullPage: true });
    shots.push({ path, width, scheme, file });
  }
  return shots;
}

/** In a sheet of its own: the page's policy forbids inline styles. */
function setTokens(declarations: string) {
  const styles = new CSSStyleSheet();
  styles.replaceSync(`:root { ${declarations} }`);
  document.adoptedStyleSheets.push(styles);
}
