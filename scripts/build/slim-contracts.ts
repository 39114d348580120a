import type { Plugin } from 'rollup';

const CONTRACT = /\/widgets\/[\w-]+\/island\.ts$/;

/** What a contract says to the gallery and the documentation alone. */
const FOR_READERS = new Set(['summary', 'reads']);

/** A part of a syntax tree, with the place of its text. */
interface Node {
  type: string;
  start: number;
  end: number;
}

/** Leaves out of each island's contract what no page needs. Comes after the types have been taken out. */
export function slimContracts(): Plugin {
  return {
    name: 'slim-contracts',
    transform(code, id) {
      if (!CONTRACT.test(id)) return null;
      const places = propertiesIn(this.parse(code)).filter(({ name }) => FOR_READERS.has(name));
      const slim = places.reduceRight(
        (text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''),
        code,
      );
      return { code: slim, map: null };
    },
  };
}

/** The properties of the objects that are given to functions, in the order of the text. */
function propertiesIn(part: unknown): (Node & { name: string })[] {
  if (typeof part !== 'object' || part === null) return [];
  const { type, arguments: given } = part as { type?: string; arguments?: { properties?: unknown[] }[] };
  if (type === 'CallExpression' && given) {
    return given.flatMap(({ properties = [] }) =>
      (properties as (Node & { key: { name: string } })[]).map(({ key, ...node }) => ({
        ...node,
        name: key.name,
      })),
    );
  }
  return Object.values(part).flatMap(propertiesIn);
}
