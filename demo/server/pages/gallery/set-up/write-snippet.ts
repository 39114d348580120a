import { camelCase } from '../../../../../src/lib/text/camel-case.ts';
import type { IslandFacts } from '../../../../../src/mount/island/contract.ts';
import { isOnlyOverlay, writeSnippet } from '../snippet.ts';
import type { SetUp } from './set-up.ts';

/** Returns what belongs into a page for a set-up, for one kind of reader. Only what differs from the defaults is written. */
export function writeSetUpSnippet(
  island: IslandFacts,
  { props, payload, tokens, snippet }: Pick<SetUp, 'props' | 'payload' | 'tokens' | 'snippet'>,
): string {
  const ownPayload = Object.keys(payload).length > 0 ? payload : undefined;
  const place = writeSnippet(island, { props, ...(ownPayload && { payload: ownPayload }) });
  switch (snippet) {
    case 'html':
      return [...styles(tokens), place].join('\n');
    case 'php':
      return writePhp(island, props);
    case 'npm':
      return writeNpm(island, props);
    case 'react':
      return writeReact(island, props);
    case 'wordpress':
      return writeWordPress(island, props);
    case 'head':
      return `npx ce-widgets tags --islands ${island.name} --base https://cdn.example/ce-widgets/1.0.0/`;
  }
}

/** The style sheet of the page with the tokens. */
function styles(tokens: SetUp['tokens']): string[] {
  const lines = Object.entries(tokens).map(([token, value]) => `  ${token}: ${value};`);
  return lines.length > 0 ? [`<style>\n:root {\n${lines.join('\n')}\n}\n</style>`] : [];
}

function writePhp(island: IslandFacts, props: SetUp['props']): string {
  const isOpener = isOnlyOverlay(island);
  const attribute = `data-ce-props="<?= htmlspecialchars(json_encode($props, JSON_THROW_ON_ERROR)) ?>"`;
  const element = isOpener
    ? `<a href="…" data-ce-open="${island.name}" ${attribute}>…</a>`
    : `<div data-ce-widget="${island.name}" ${attribute}>\n  <!-- what the server renders: shown until the island is ready, kept if it fails -->\n</div>`;
  return `<?php $props = ${phpValue(props, '')}; ?>\n${element}`;
}

function phpValue(value: unknown, indent: string): string {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return `'${value.replace(/['\\]/g, '\\$&')}'`;
  if (Array.isArray(value)) return `[${value.map((each) => phpValue(each, indent)).join(', ')}]`;
  const entries = Object.entries(value as object);
  // An empty array would become a JSON list.
  if (entries.length === 0) return '(object) []';
  const deeper = `${indent}  `;
  const lines = entries.map(([key, each]) => `${deeper}${phpValue(key, '')} => ${phpValue(each, deeper)},`);
  return `[\n${lines.join('\n')}\n${indent}]`;
}

function writeNpm({ name, overlay, when }: IslandFacts, props: SetUp['props']): string {
  const hasProps = Object.keys(props).length > 0;
  if (overlay && isOnlyOverlay({ when }))
    return `import { mountAll, open } from 'ce-widgets';\n\nmountAll();\nopen('${name}'${hasProps ? `, ${literal(props)}` : ''});`;
  const mount = camelCase(`mount-${name}`);
  return `import { ${mount}, mountAll } from 'ce-widgets';\n\nmountAll();\n${mount}(element${hasProps ? `, ${literal(props)}` : ''});`;
}

function writeReact(island: IslandFacts, props: SetUp['props']): string {
  const { name } = island;
  if (isOnlyOverlay(island)) {
    const hasProps = Object.keys(props).length > 0;
    const attribute = hasProps ? ` data-ce-props={JSON.stringify(${literal(props)})}` : '';
    return `<a href="…" data-ce-open="${name}"${attribute}>…</a>`;
  }
  return `import { Island } from 'ce-widgets/react';\n\n<Island name="${name}" props={${literal(props)}}>\n  {/* shown until the island is ready, kept if it fails */}\n</Island>`;
}

/** The block, as the code editor takes it; for an overlay the shortcode of its link. */
function writeWordPress(island: IslandFacts, props: SetUp['props']): string {
  const { name } = island;
  if (isOnlyOverlay(island)) {
    const attributes = Object.entries(props).map(([prop, value]) => ` ${snakeCase(prop)}="${value}"`);
    return `[ce_open island="${name}"${attributes.join('')}]…[/ce_open]`;
  }
  const hasProps = Object.keys(props).length > 0;
  return `<!-- wp:ce-widgets/${name} ${hasProps ? `${commentJson(props)} ` : ''}/-->`;
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** As WordPress writes it: no text in it ends the comment. */
function commentJson(value: object): string {
  return JSON.stringify(value)
    .replaceAll('--', '\\u002d\\u002d')
    .replaceAll('\\"', '\\u0022')
    .replace(/[<>&]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`);
}

/** A value as JavaScript: keys without quotes where they need none. */
function literal(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(/^(\s*)"([A-Za-z_$][\w$]*)":/gm, '$1$2:');
}
