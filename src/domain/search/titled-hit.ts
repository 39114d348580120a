import { colorIndexCode } from './color-index-code.ts';

/** What a product's hit says by code, and by title beside it. */
interface CodedHit {
  color_index?: string | undefined;
  chemistry?: string | undefined;
  chemistry_title?: string | undefined;
  transparency?: string | undefined;
  transparency_title?: string | undefined;
  form?: string | undefined;
  form_title?: string | undefined;
}

/** Puts titles in place of codes, and the code in place of a Colour Index name. */
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
