import type { ConsentSettings } from '../../domain/consent.ts';
import { checkCategory } from './check-category.ts';

/** Selector of what waits for a consent. */
export const GATED = 'script[type="text/plain"][data-ce-consent],template[data-ce-consent]';

/** Elements whose wrong category has been told. */
const told = new WeakSet<Element>();

/** Scripts that ran: one whose type stays `text/plain` would be found, and put in again, for ever. */
const ran = new WeakSet<Element>();

/** What each released template has put onto the page, so that a withdrawal can take it away. */
const shown = new WeakMap<HTMLTemplateElement, ChildNode[]>();

/**
 * Runs the page's scripts and shows its embeds whose consent is given, and takes away embeds whose consent was
 * withdrawn: `<script type="text/plain" data-ce-consent="functional">`, `<template data-ce-consent="marketing">`.
 *
 * @returns the templates that wait, and those that were just released
 */
export function releaseGated(settings: Partial<ConsentSettings>) {
  const waiting: HTMLTemplateElement[] = [];
  const released: HTMLTemplateElement[] = [];
  for (const gated of document.querySelectorAll<HTMLScriptElement | HTMLTemplateElement>(GATED)) {
    const problem = checkCategory(gated);
    if (problem) {
      if (!told.has(gated)) console.error(problem);
      told.add(gated);
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

/** The same element put in again is prepared anew, and stays trusted under Trusted Types. */
function run(script: HTMLScriptElement): void {
  ran.add(script);
  // Put in by a script, it would not wait for those before it.
  script.async = script.hasAttribute('async');
  script.type = script.dataset.ceType ?? '';
  script.parentNode?.insertBefore(script, script.nextSibling);
}
