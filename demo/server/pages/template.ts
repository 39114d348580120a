import { type Html, renderSlot, type Slot, trustedHtml } from '../base/html.ts';

/** Values by slot name. */
export type Slots = Readonly<Record<string, Slot>>;

/**
 * Replaces each `{{slot}}` of a template. Escapes text, keeps `Html` as it is.
 *
 * @throws Error if the template contains a slot without a value
 */
export function fillTemplate(template: string, slots: Slots): Html {
  return trustedHtml(
    template.replace(/\{\{(\w+)\}\}/g, (_slot, name: string) => {
      if (!Object.hasOwn(slots, name)) throw new Error(`The template has a slot "${name}" without a value.`);
      return renderSlot(slots[name]);
    }),
  );
}
