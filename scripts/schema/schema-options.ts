/** How the schemas of payload and props become JSON Schemas: as the CMS writes them. */
export const schemaOptions = { typeMode: 'input', errorMode: 'ignore', target: 'draft-2020-12' } as const;
