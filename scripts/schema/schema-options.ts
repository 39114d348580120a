import type { ConversionConfig, JsonSchema } from '@valibot/to-json-schema';

/** How the schemas of payload and props become JSON Schemas: as the CMS writes them. */
export const schemaOptions = {
  typeMode: 'input',
  errorMode: 'ignore',
  target: 'draft-2020-12',
  /** What may be left out may be `null` as well (decision C4): optional fields, and what a record holds. */
  overrideSchema({ valibotSchema: { type }, jsonSchema }) {
    if (type === 'optional') return orNull(jsonSchema);
    const { additionalProperties: rest } = jsonSchema;
    return typeof rest === 'object' ? { ...jsonSchema, additionalProperties: orNull(rest) } : undefined;
  },
} as const satisfies ConversionConfig;

function orNull({ default: absent, description, ...schema }: JsonSchema): JsonSchema {
  const { type, enum: values, const: value } = schema;
  const isPlain = typeof type === 'string' && !values && value === undefined;
  return {
    ...(isPlain ? { ...schema, type: [type, 'null'] } : { anyOf: [schema, { type: 'null' }] }),
    ...(description !== undefined && { description }),
    ...(absent !== undefined && { default: absent }),
  };
}
