import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The parts of JSON Schema that the contract uses. */
export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  description?: string;
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  examples?: readonly unknown[];
  minLength?: number;
  minimum?: number;
  required?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  patternProperties?: Readonly<Record<string, Schema>>;
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  items?: Schema;
  oneOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  allOf?: readonly Schema[];
  [keyword: string]: unknown;
}

/** A parameter or a header. */
export interface Parameter {
  $ref?: string;
  name?: string;
  in?: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
}

/** A request or response body. */
export interface Body {
  $ref?: string;
  description?: string;
  required?: boolean;
  headers?: Readonly<Record<string, Parameter>>;
  content?: Readonly<Record<string, { schema?: Schema }>>;
}

/** A call of a path. */
export interface Operation {
  operationId: string;
  summary: string;
  security?: readonly Readonly<Record<string, unknown>>[];
  parameters?: readonly Parameter[];
  requestBody?: Body;
  responses: Readonly<Record<string, Body>>;
}

const METHODS = ['get', 'post', 'put', 'delete'] as const;

/** A path with its calls and its service. */
export type PathItem = {
  servers: [{ url: string; description: string }];
  parameters?: readonly Parameter[];
} & Partial<Record<(typeof METHODS)[number], Operation>>;

/** The contract of the services, as in `openapi.yaml`. */
export interface Contract {
  info: { title: string; version: string; summary: string; description: string };
  security: NonNullable<Operation['security']>;
  paths: Readonly<Record<string, PathItem>>;
  components: {
    schemas: Readonly<Record<string, Schema>>;
    securitySchemes: Readonly<Record<string, { description?: string }>>;
  };
}

/** One call of a service. */
export interface ContractCall extends Operation {
  /** Such as `User service`. */
  service: string;
  method: string;
  path: string;
}

/** Path of the contract's file. */
export const contractFile = new URL('../../openapi.yaml', import.meta.url);

/** Reads the contract. */
export function readContract(): Contract {
  return parse(readFileSync(contractFile, 'utf8'));
}

/** All calls in the order of the file, with the parameters of their paths. */
export function callsOf({ paths }: Contract): ContractCall[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      const service = item.servers[0].description;
      return [{ ...operation, parameters, service, method: method.toUpperCase(), path }];
    }),
  );
}

/** Resolves a reference; returns anything else unchanged. */
export function resolveRef<Referring extends { $ref?: string }>(
  contract: Contract,
  referring: Referring,
): Referring {
  if (!referring.$ref) return referring;
  const found = referring.$ref
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], contract);
  return resolveRef(contract, found as Referring);
}
