import { type Html, html, type Slot } from '../../base/html.ts';
import type { Schema } from '../../shell/contract/contract.ts';

/** Returns the anchor of a schema's table. */
export function schemaAnchor(name: string): string {
  return `schema-${name}`;
}

/** Renders a schema's type in TypeScript's notation, with links to named schemas. */
export function renderType(schema: Schema): Html {
  const { $ref, items, oneOf, anyOf, allOf, additionalProperties, propertyNames } = schema;
  if ($ref) {
    const name = $ref.split('/').at(-1) ?? '';
    return html`<a href="#${schemaAnchor(name)}">${name}</a>`;
  }
  if (schema.const !== undefined) return html`${JSON.stringify(schema.const)}`;
  if (schema.enum)
    return joined(
      schema.enum.map((value) => JSON.stringify(value)),
      ' | ',
    );
  const choices = oneOf ?? anyOf;
  if (choices) return joined(choices.map(renderType), ' | ');
  // A schema without a type only constrains the others.
  if (allOf)
    return joined(
      allOf.filter((schema) => schema.$ref || schema.type || schema.properties).map(renderType),
      ' & ',
    );
  if (items) {
    const item = renderType(items);
    const isPlain = !String(item).includes(' | ');
    return isPlain ? html`${item}[]` : html`(${item})[]`;
  }
  if (typeof additionalProperties === 'object')
    return html`{ [${propertyNames ? renderType(propertyNames) : 'string'}]: ${renderType(additionalProperties)} }`;
  return joined([schema.type ?? 'object'].flat(), ' | ');
}

function joined(slots: readonly Slot[], separator: string): Html {
  return html`${slots.map((slot, at) => [at > 0 && separator, slot])}`;
}
