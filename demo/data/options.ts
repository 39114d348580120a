import * as v from 'valibot';
import { readYaml } from './base/read-data.ts';
import { brands } from './brands.ts';
import { chemistries } from './chemistry/chemistry-of.ts';
import { forms } from './grades.ts';
import { oddLabels } from './odd-labels.ts';
import { regions } from './regions.ts';

/** Each has its own products: see `competitors/makers.ts`. */
const COMPETITORS = ['norchroma', 'hanse-farben', 'pigmenta-sud', 'kanto-iro', 'lakeside-color'] as const;

const titles = v.record(v.string(), v.string());

const listed = readYaml(
  'options.yaml',
  v.strictObject({
    color_space: titles,
    product_group: titles,
    transparency: titles,
    performance: titles,
    pigment_effect: titles,
    application: titles,
    coating_industry: titles,
    coating_system: titles,
    appearance: titles,
    substrate: titles,
    warping: titles,
    printing_technology: titles,
    ink_system: titles,
    toner_system: titles,
    dispersibility: titles,
    rheology: titles,
    light_fastness: titles,
    food_contact: titles,
    natural_content: titles,
    natural_origin: titles,
    specific_requirements: titles,
    sustainability: titles,
    regulatory: titles,
    production_plants: titles,
    competitor: v.strictObject(v.entriesFromList(COMPETITORS, v.string())),
    topic: titles,
    tag: titles,
  }),
);

/** Possible values of each field with a fixed list, with their titles. */
export const options = {
  ...listed,
  brand: Object.fromEntries(brands.map(({ name }) => [name, name])),
  chemistry: Object.fromEntries(chemistries.map(({ key, title }) => [key, title])),
  form: Object.fromEntries(forms.map(({ key, title }) => [key, title])),
  guide_dosage: listed.application,
  tag: { ...listed.tag, ...Object.fromEntries(oddLabels.map((label) => [label, label])) },
  availableRegions: regions,
  regional_marketing_advice: regions,
};

/** A field with a fixed list of values. */
export type OptionField = keyof typeof options;

/** The options as titled keys. */
export function optionList(field: OptionField): { key: string; title: string }[] {
  return Object.entries(options[field]).map(([key, title]) => ({ key, title }));
}
