import { readdirSync } from 'node:fs';

/** A function that makes a call. */
export type ServiceFunction = (...input: unknown[]) => Promise<unknown>;

/** Each function of src/services that makes a call, by name: a new one is tested without a word here. */
export async function serviceFunctions(): Promise<[name: string, call: ServiceFunction][]> {
  const found: [string, ServiceFunction][] = [];
  for (const file of readdirSync('src/services').filter((name) => name.endsWith('.ts'))) {
    const module: Record<string, unknown> = await import(
      `../../../src/services/${file.replace('.ts', '')}.ts`
    );
    for (const [name, call] of Object.entries(module)) {
      if (typeof call === 'function' && isCall(name)) found.push([name, call as ServiceFunction]);
    }
  }
  return found;
}

/** Lists and fields are read, what a page has brought along is checked, and calls are described, without a call. */
function isCall(name: string): boolean {
  return !/listOfValid$|^optionalField$/i.test(name) && !name.startsWith('served') && !name.endsWith('Call');
}

/** Serves as every argument that a service function takes beside the context. */
export function anyArgument(signal: AbortSignal = new AbortController().signal): AbortSignal {
  const fields = {
    uids: ['a'],
    industry: 'b',
    productId: 'c',
    type: 'd',
    assetId: 'e',
    prd: 'f',
    language: 'g',
    path: 'i',
    query: 'j=k',
    name: 'l.pdf',
  };
  // What is read of it and never sent.
  const list = ['h'];
  const hidden = {
    signal: { value: signal },
    join: { value: () => 'h' },
    map: { value: list.map.bind(list) },
  };
  return Object.defineProperties(Object.assign(signal, fields), hidden);
}
