import type { ConsentSettings } from '../../domain/user/consent.ts';
import { checkCategory } from './check-category.ts';

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
 * @returns templates that still wait, and those just released
 */
export function releaseGated(settings: Partial<ConsentSettings>) {
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
      if (isAllowed && !ran.has(gated)) run(gated);
    } else if (!isAllowed) {
      waiting.push(gated);
      for (const node of shown.get(gated) ?? []) node.remove();
      shown.delete(gated);
    } else if (!shown.has(gated)) {
      const nodes = [...(gated.content.cloneNode(true) as DocumentFragment).childNodes];
      shown.set(gated, nodes);
      gated.after(...nodes);
      released.push(gated);
    }
  }
  return { waiting, released };
}

/** Inserting the same element again prepares it anew and keeps it trusted under Trusted Types. */
function run(script: HTMLScriptElement): void {
  ran.add(script);
  // Scripts inserted by script don't wait for earlier ones by default.
  script.async = script.hasAttribute('async');
  script.type = script.dataset.ceType ?? '';
  script.parentNode?.insertBefore(script, script.nextSibling);
}
