import document from '../../../demo/server/openapi.yaml';

/** A JSON schema of the document; it may refer to others. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  examples?: unknown[];
  default?: unknown;
  minLength?: number;
  minimum?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

type Content = Record<string, { schema?: Schema }>;

/** An answer or a request body. */
export interface Described {
  $ref?: string;
  required?: boolean;
  content?: Content;
}

/** A parameter of a call. */
export interface Parameter {
  $ref?: string;
  name?: string;
  in?: string;
  explode?: boolean;
  schema?: Schema;
}

/** A call. */
export interface Operation {
  requestBody?: Described;
  responses: Record<string, Described>;
  parameters?: Parameter[];
}

/** The methods that the document uses. */
export const methods = ['get', 'post', 'put', 'delete'] as const;

/** A path with its calls, and the service that has it. */
export type PathItem = { servers: [{ url: string }] } & Partial<Record<(typeof methods)[number], Operation>>;

/** The description of all services, as it stands in openapi.yaml. */
export const api = document as { paths: Record<string, PathItem> };

/** What a reference inside the document leads to. */
export function resolve<Target = unknown>(ref: string): Target {
  return ref
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], api) as Target;
}

/** The thing itself, or what it refers to. */
export function follow<Thing extends { $ref?: string }>(thing: Thing): Thing {
  return thing.$ref ? resolve<Thing>(thing.$ref) : thing;
}
