import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConsentSettings } from '../../../../src/domain/user/consent.ts';
import { watchGated } from '../../../../src/mount/consent/watch-gated.ts';
import { openRegistry } from '../../../../src/mount/open-registry.ts';
import { addHtml, withFreshPage, writePayload } from '../../../support/fresh-page.ts';

withFreshPage();

let opened: unknown[];

function start(payload: object = {}) {
  writePayload(payload);
  opened = [];
  openRegistry().bus.on('overlay:open', ({ name }) => opened.push(name));
  watchGated(openRegistry());
}

function consent(settings: Partial<ConsentSettings>) {
  openRegistry().bus.emit('consent:changed', {
    mandatory: true,
    functional: false,
    marketing: false,
    ...settings,
  });
}

const embed = () => addHtml('<template data-ce-consent="marketing"><p class="embed">Video</p></template>');
const script = (attributes = '') =>
  addHtml<HTMLScriptElement>(
    `<script type="text/plain" data-ce-consent="functional" ${attributes}></script>`,
  );
const embeds = () => document.querySelectorAll('.embed');
const placeholders = () => document.querySelectorAll('ce-island');

it('names a category that there is not, once', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  addHtml('<template data-ce-consent="statistics"></template>');
  start();
  consent({ functional: true });
  expect(error.mock.calls.map(([problem]) => (problem as Error).message)).toEqual([
    'data-ce-consent must be "functional" or "marketing", but is "statistics".',
  ]);
  expect(placeholders()).toHaveLength(0);
});

describe('embeds', () => {
  it('wait behind a box that says why and leads to the settings', () => {
    embed();
    start();
    const root = placeholders()[0]?.shadowRoot;
    expect(root?.querySelector('p')?.textContent).toMatch(/^This content comes from another provider/);
    root?.querySelector('button')?.click();
    expect(opened).toEqual(['cookie-modal']);
    expect(embeds()).toHaveLength(0);
  });

  it('say what the page wants, by its texts and by the template', () => {
    embed().dataset.cePlaceholder = 'A film about red';
    start({ texts: { 'cookies.open': 'Ändern', 'cookies.placeholder': 5 } });
    const root = placeholders()[0]?.shadowRoot;
    expect(root?.querySelector('p')?.textContent).toBe('A film about red');
    expect(root?.querySelector('button')?.textContent).toBe('Ändern');
  });

  it.each([null, 5, 'x', { 'cookies.open': 5 }])('wait on a page with the texts %j', (texts) => {
    embed();
    start({ texts });
    expect(placeholders()[0]?.shadowRoot?.querySelector('button')?.textContent).toBe('Cookie settings');
  });

  it.each([
    ['the embed', '<p class="embed">Video</p>'],
    ['the embed after its script', '<script type="text/plain"></script>\n<p class="embed">Video</p>'],
  ])('take the focus from the button that led to the settings: %s', (_, html) => {
    addHtml(`<template data-ce-consent="marketing">${html}</template>`);
    start();
    placeholders()[0]?.shadowRoot?.querySelector('button')?.focus();
    consent({ marketing: true });
    expect(document.activeElement).toBe(embeds()[0]);
  });

  it('take no focus that is elsewhere', () => {
    embed();
    const button = addHtml('<button type="button">Elsewhere</button>');
    start();
    button.focus();
    consent({ marketing: true });
    expect(document.activeElement).toBe(button);
    expect(embeds()[0]?.hasAttribute('tabindex')).toBe(false);
  });

  it('are shown once their consent is given, and taken away once it is withdrawn', () => {
    embed();
    start();
    consent({ functional: true });
    expect(embeds()).toHaveLength(0);
    consent({ marketing: true });
    consent({ marketing: true, functional: true });
    expect(embeds()).toHaveLength(1);
    expect(placeholders()).toHaveLength(0);
    consent({});
    expect(embeds()).toHaveLength(0);
    expect(placeholders()).toHaveLength(1);
    consent({ marketing: true });
    expect(embeds()).toHaveLength(1);
  });

  it('are shown at once where the consent was given before', () => {
    embed();
    consent({ marketing: true });
    start();
    expect(embeds()).toHaveLength(1);
    expect(placeholders()).toHaveLength(0);
  });

  it('are found when they come later, also inside one that was shown', async () => {
    start();
    consent({ marketing: true });
    addHtml(
      '<template data-ce-consent="marketing"><template data-ce-consent="marketing"><p class="embed">Inner</p></template></template>',
    );
    await vi.waitFor(() => expect(embeds()).toHaveLength(1));
  });
});

describe('scripts', () => {
  let runs: string[];

  beforeEach(() => {
    runs = [];
    // happy-dom runs no scripts: what is put in again with a type that runs is what a browser would run.
    new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes as NodeListOf<HTMLScriptElement>) {
          if (node.tagName === 'SCRIPT' && node.type !== 'text/plain') runs.push(`${node.type}#${node.id}`);
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });

  it('are put in once, whatever type they are said to be of', async () => {
    const { parentNode } = script('data-ce-type="text/plain"');
    const put = vi.spyOn(parentNode as ParentNode & Node, 'insertBefore');
    start();
    consent({ functional: true });
    for (let turn = 0; turn < 5; turn++) await new Promise((done) => setTimeout(done));
    expect(put).toHaveBeenCalledOnce();
  });

  it('run once, when their consent is given', async () => {
    script('id="stats"');
    addHtml('<script type="application/json" id="other"></script>');
    await Promise.resolve();
    runs = [];
    start();
    consent({ marketing: true });
    await Promise.resolve();
    expect(runs.filter((run) => run.endsWith('#stats'))).toEqual([]);
    consent({ functional: true });
    consent({ functional: true, marketing: true });
    await vi.waitFor(() => expect(runs.filter((run) => run.endsWith('#stats'))).toEqual(['#stats']));
  });

  it('are what they were meant to be', async () => {
    const module = script('data-ce-type="module"');
    start();
    consent({ functional: true });
    await Promise.resolve();
    expect(module.type).toBe('module');
    expect(module.isConnected).toBe(true);
  });

  it('run in the order of the page, unless they ask for any order', () => {
    const [first, any] = [script('src="/a.js"'), script('src="/b.js" async')];
    start();
    consent({ functional: true });
    expect([first.async, any.async]).toEqual([false, true]);
  });

  it.each(['statistics', 'constructor', ''])(
    'of a category that does not exist never run: "%s"',
    (category) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const gated = script();
      gated.dataset.ceConsent = category;
      start();
      consent({ functional: true, marketing: true });
      expect(gated.type).toBe('text/plain');
    },
  );
});
