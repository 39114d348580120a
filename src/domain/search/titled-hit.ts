import { colorIndexCode } from './color-index-code.ts';

/** Fields of a product's hit with a code, and with a title beside it. */
interface CodedHit {
  color_index?: string | undefined;
  chemistry?: string | undefined;
  chemistry_title?: string | undefined;
  transparency?: string | undefined;
  transparency_title?: string | undefined;
  form?: string | undefined;
  form_title?: string | undefined;
}

/** Replaces codes by titles, and a Colour Index name by its code. */
export function titledHit<Hit extends CodedHit>(coded: Hit) {
  const { color_index, chemistry_title, transparency_title, form_title, ...hit } = coded;
  return {
    ...hit,
    color_index: color_index && colorIndexCode(color_index),
    chemistry: chemistry_title ?? coded.chemistry,
    transparency: transparency_title ?? coded.transparency,
    form: form_title ?? coded.form,
  };
}
