import * as v from 'valibot';
import type { FieldEntry } from '../../domain/fields/field-entry.ts';
import { readOptions } from '../../domain/fields/read-options.ts';
import type { TechnicalEntry } from '../../domain/technical/technical-property.ts';
import { industryAccess } from '../industry-access.ts';
import { innerListOfValid } from '../list-of-valid.ts';
import { optionalField } from '../optional-field.ts';

const options = v.optional(innerListOfValid(v.looseObject({ title: v.string() })), []);

/** Schema of a field. */
export const fieldEntry: v.GenericSchema<unknown, FieldEntry> = v.pipe(
  v.object({
    code: v.string(),
    title: v.string(),
    dataType: optionalField(v.string()),
    informationType: optionalField(v.string()),
    accessLevel: v.optional(innerListOfValid(industryAccess)),
    options,
    optionsConfig: v.optional(v.object({ code: v.optional(v.string()), unit: v.optional(v.string()) })),
    unit: v.optional(v.string()),
  }),
  v.transform(({ optionsConfig, ...entry }) => ({
    ...entry,
    options: readOptions(entry.options, optionsConfig),
  })),
);

/** Schema of an entry of the catalogues of technical properties. */
export const technicalEntry: v.GenericSchema<unknown, TechnicalEntry> = v.pipe(
  v.object({
    catalogue: v.picklist(['propertyType', 'applicationType', 'medium']),
    code: v.string(),
    title: v.string(),
    description: optionalField(v.string()),
    unit: v.optional(v.string()),
    listOptions: options,
    sort: optionalField(v.number()),
    scale: optionalField(v.object({ min: v.number(), max: v.number(), best: v.number() })),
    norm: optionalField(v.string()),
    decimals: optionalField(v.number()),
    condition: optionalField(v.string()),
  }),
  v.transform((entry) => ({ ...entry, listOptions: readOptions(entry.listOptions) })),
);
