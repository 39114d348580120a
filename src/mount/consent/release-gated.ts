import type { ConsentSettings } from '../../domain/user/consent.ts';
import { checkCategory } from './check-category.ts';
import { holdScript } from './script-queue.ts';

/** Selector of elements that wait for consent. */
export const GATED = 'script[type="text/plain"][data-ce-consent],template[data-ce-consent]';

/** Elements whose invalid category was reported. */
const reported = new WeakSet<Element>();

/** Scripts that ran: a script that stays `text/plain` would be found and inserted again, for ever. */
const ran = new WeakSet<Element>();

/** Nodes inserted for each released template, so that withdrawal can remove them. */
const shown = new WeakMap<HTMLTemplateElement, ChildNode[]>();

/**
 * Runs scripts and shows embeds with consent, and removes embeds whose consent was withdrawn: `<script
 * type="text/plain" data-ce-consent="functional">`, `<template data-ce-consent="marketing">`.
 *
 * @param run runs a script in its turn
 * @returns templates that still wait, and those just released
 */
export function releaseGated(settings: Partial<ConsentSettings>, run: (script: HTMLScriptElement) => void) {
  const waiting: HTMLTemplateElement[] = [];
  const released: HTMLTemplateElement[] = [];
  for (const gated of document.querySelectorAll<HTMLScriptElement | HTMLTemplateElement>(GATED)) {
    const problem = checkCategory(gated);
    if (problem) {
      if (!reported.has(gated)) console.error(problem);
      reported.add(gated);
      continue;
    }
    const isAllowed = settings[gated.dataset.ceConsent as keyof ConsentSettings] === true;
    if (!('content' in gated)) {
      if (isAllowed && !ran.has(gated)) {
        ran.add(gated);
        run(gated);
      }
    } else if (!isAllowed) {
      waiting.push(gated);
      for (const node of shown.get(gated) ?? []) node.remove();
      shown.delete(gated);
    } else if (!shown.has(gated)) {
      const content = gated.content.cloneNode(true) as DocumentFragment;
      const scripts = [...content.querySelectorAll<HTMLScriptElement>('script:not([data-ce-consent])')];
      scripts.forEach(holdScript);
      const nodes = [...content.childNodes];
      shown.set(gated, nodes);
      gated.after(...nodes);
      scripts.forEach(run);
      released.push(gated);
    }
  }
  return { waiting, released };
}
