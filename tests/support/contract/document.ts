import document from '../../../demo/server/openapi.yaml';
import type { Contract } from '../../../demo/server/shell/contract/contract.ts';

/** The methods that the document uses. */
export const methods = ['get', 'post', 'put', 'delete'] as const;

/** The description of all services, as it stands in openapi.yaml. */
export const api = document as Contract;

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
