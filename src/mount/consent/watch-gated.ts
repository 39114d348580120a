import type { ConsentSettings } from '../../domain/user/consent.ts';
import type { Registry } from '../registry.ts';
import { hidePlaceholder, showPlaceholder } from './placeholder.ts';
import { releaseGated } from './release-gated.ts';
import { createScriptQueue } from './script-queue.ts';

/**
 * Keeps the page's scripts and embeds that wait for consent in step with the settings, including those added later. The
 * loader fetches this only for pages with such elements.
 */
export function watchGated(shared: Registry): void {
  let settings: Partial<ConsentSettings> = {};
  const run = createScriptQueue();
  const release = () => {
    const { waiting, released } = releaseGated(settings, run);
    for (const template of waiting) showPlaceholder(template, shared);
    released.forEach(hidePlaceholder);
  };
  shared.bus.on(
    'consent:changed',
    (changed) => {
      settings = changed;
      release();
    },
    { replay: true },
  );
  release();
  new MutationObserver(release).observe(document, { childList: true, subtree: true });
}
