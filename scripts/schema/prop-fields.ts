import { toJsonSchema } from '@valibot/to-json-schema';
import type { IslandFacts } from '../../src/mount/island/contract.ts';
import { inSentences, readPropComments } from './prop-comments.ts';

type JsonSchema = ReturnType<typeof toJsonSchema>;

/**
 * How a prop is entered: on or off, one of some values, several of them in their order, a number, text, texts between
 * commas, or JSON for everything else.
 */
export type FieldKind = 'flag' | 'choice' | 'choices' | 'number' | 'text' | 'texts' | 'json';

/** A field of the set-up form: one prop. */
export interface PropField {
  name: string;
  /** Its doc comment; empty if it has none. */
  help: string;
  kind: FieldKind;
  /** Values of a choice, or of several. */
  options: readonly string[];
  /** `undefined` if there is none. */
  default: unknown;
  isRequired: boolean;
}

/** Returns the fields of an island's props, from their schema and doc comments. */
export function propFields({ name, props }: Pick<IslandFacts, 'name' | 'props'>): PropField[] {
  const schema = toJsonSchema(props, { errorMode: 'ignore', typeMode: 'input' });
  const properties = Object.entries(schema.properties ?? {});
  if (properties.length === 0) return [];
  const comments = readPropComments(name);
  return properties.map(([prop, property]) => {
    const described: JsonSchema = typeof property === 'object' ? property : {};
    return {
      name: prop,
      help: inSentences(comments.get(prop) ?? ''),
      ...kindOf(described),
      default: described.default,
      isRequired: schema.required?.includes(prop) ?? false,
    };
  });
}

function kindOf({ type, enum: values, items, anyOf = [] }: JsonSchema): Pick<PropField, 'kind' | 'options'> {
  const [only, ...others] = anyOf.filter((each) => typeof each === 'object' && each.type !== 'null');
  if (typeof only === 'object' && others.length === 0) return kindOf(only);
  if (values) return { kind: 'choice', options: values.map(String) };
  if (type === 'boolean') return { kind: 'flag', options: ['true', 'false'] };
  if (type === 'number' || type === 'integer') return { kind: 'number', options: [] };
  if (type === 'string') return { kind: 'text', options: [] };
  const item = type === 'array' && typeof items === 'object' && !Array.isArray(items) ? items : {};
  if (item.enum) return { kind: 'choices', options: item.enum.map(String) };
  return { kind: item.type === 'string' ? 'texts' : 'json', options: [] };
}
