import { brokenCatalogueRule } from './catalogue-rule.ts';
import { FEATURES, INSTEAD, ISLAND_LAYERS, LAYERS, ROOMS, type Room } from './layers.ts';

const CONTRACT_FILES = /^src\/mount\/island\/(contract|example)\.ts$/;
const ISLAND_CONTRACT = /^widgets\/[^/]+\/island\.ts$/;
/** Layers whose types the parts of `ui` may take. */
const TYPES_FOR_UI: readonly string[] = ['domain', 'errors'];
/** What makes the npm package of the islands: `index.ts`, `contracts.ts`, `page.ts`. */
const PACKAGE_FILE = /^widgets\/[^/]+\.ts$/;
const GROUND_FOR_MOUNT = /^src\/ui\/([^/]+\/[^/]+\.css|base\/island-place\.ts)$/;
const NEEDED_BY_A_CONTRACT = /^src\/(mount\/island\/contract\.ts|(lib|domain|payload|[a-z]+\/rules)\/)/;

/** The list of what a page fetches when it needs it, the loader's own cookie modal included. */
const PAGE_CHUNKS = 'src/mount/page-chunks.ts';

/** How a file uses what it imports: at once, by a dynamic import, or only its types. */
export type Use = 'value' | 'lazy' | 'type';

/**
 * Why `from` may not import `to` (both paths from the project's root), as a sentence that says what to do
 * instead; `undefined` when it may.
 */
export function brokenFolderRule(from: string, to: string, use: Use): string | undefined {
  if (from.startsWith('src/')) return brokenByGround(from, to, use);
  if (from.startsWith('widgets/')) return brokenByWidget(from, to, use);
  return brokenCatalogueRule(from, to);
}

function brokenByGround(from: string, to: string, use: Use): string | undefined {
  const { folder, room } = folderOf(from);
  if (!(folder in LAYERS) && !(folder in FEATURES))
    return `src/${folder} is not a known folder: add it to scripts/import-rules/layers.ts with its place`;
  if (to.startsWith('src/')) {
    if (folder in FEATURES) return brokenByFeature(from, room, to);
    const target = folderOf(to).folder;
    if (target === folder || LAYERS[folder]?.includes(target)) return undefined;
    if (folder === 'ui' && use === 'type' && TYPES_FOR_UI.includes(target)) return undefined;
    if (folder === 'mount' && (GROUND_FOR_MOUNT.test(to) || isState(to))) return undefined;
    return target in FEATURES
      ? `src/${folder} is shared and may not import the feature src/${target}: move what both need below both`
      : refusal(`src/${folder}`, target);
  }
  if (folder === 'mount' && ISLAND_CONTRACT.test(to)) return undefined;
  if (from === PAGE_CHUNKS && use === 'lazy') return undefined;
  if (folder === 'mount' && to.startsWith('widgets/'))
    return 'src/mount knows islands by their island.ts only: put what it needs into the contract, such as `load`';
  return (
    outsideProduct(from, to) ?? `src/ is shared ground and knows no island: move ${to} to src/, or pass it in`
  );
}

/** Inside src/: why a file of a feature may not import another. */
function brokenByFeature(from: string, name: string, to: string): string | undefined {
  const feature = folderOf(from).folder;
  const room = ROOMS[name];
  if (!room)
    return `src/${feature}/${name} is no room of a feature: put it into rules, state, parts or texts`;
  return brokenByRoom(`src/${feature}/${name}`, room, [feature, ...(FEATURES[feature] ?? [])], to);
}

function brokenByRoom(
  where: string,
  { layers, rooms }: Room,
  features: readonly string[],
  to: string,
): string | undefined {
  const { folder, room } = folderOf(to);
  if (!(folder in FEATURES)) return layers.includes(folder) ? undefined : refusal(where, folder);
  if (!features.includes(folder))
    return `${where} may not import src/${folder}, a feature above or beside: move what both need below both, or pass it in`;
  return rooms.includes(room) ? undefined : refusal(where, `${folder}/${room}`);
}

function brokenByWidget(from: string, to: string, use: Use): string | undefined {
  const island = islandOf(from);
  if (!island) {
    if (to.startsWith('src/') || ISLAND_CONTRACT.test(to) || PACKAGE_FILE.test(to)) return undefined;
    if (to.startsWith('widgets/') && use === 'lazy') return undefined;
    return outsideProduct(from, to) ?? 'the public API lists islands by their island.ts: import that file';
  }
  if (
    ISLAND_CONTRACT.test(from) &&
    use === 'value' &&
    !NEEDED_BY_A_CONTRACT.test(to) &&
    !isPlainFileOf(island, to)
  )
    return 'island.ts is read without its island: load components by `load: () => import(...)`';
  if (to.startsWith(`widgets/${island}/`)) return brokenInIsland(from, to);
  if (to.startsWith('widgets/'))
    return 'a widget never imports another widget: emit an event, call a store action, or move the part to src/ui';
  if (to.startsWith('src/mount/')) {
    if (use === 'type' || CONTRACT_FILES.test(to)) return undefined;
    return `a widget takes only types, contract.ts and example.ts from src/mount: ${INSTEAD.mount}`;
  }
  if (to.startsWith('src/')) {
    const name = roomOfIsland(from);
    const room = ROOMS[name];
    if (room) return brokenByRoom(`widgets/${island}/${name}`, room, Object.keys(FEATURES), to);
    const target = folderOf(to).folder;
    if (ISLAND_LAYERS.includes(target) || target in FEATURES) return undefined;
    return refusal('a widget', target);
  }
  return outsideProduct(from, to);
}

/** Why a file of an island's room may not import another of the island. */
function brokenInIsland(from: string, to: string): string | undefined {
  const [name, target] = [roomOfIsland(from), roomOfIsland(to)];
  const isFree = !(name in ROOMS) || !(target in ROOMS) || ROOMS[name]?.rooms.includes(target);
  return isFree ? undefined : `the island's ${name} may not import its ${target}: ${INSTEAD[target]}`;
}

/** The folder within an island's that a file stands in, such as `rules`. */
function roomOfIsland(path: string): string {
  return path.split('/')[2] ?? '';
}

function outsideProduct(from: string, to: string): string | undefined {
  if (/^(src|widgets)\//.test(to)) return undefined;
  return `${from.split('/')[0]}/ is the product and may not import ${to}: move what it needs to src/`;
}

function isPlainFileOf(island: string, path: string): boolean {
  return path.startsWith(`widgets/${island}/`) && path.endsWith('.ts');
}

function refusal(where: string, target: string): string {
  const instead = INSTEAD[target.split('/').at(-1) ?? ''] ?? 'move what both need below both';
  return `${where} may not import src/${target}: ${instead}`;
}

/** Whether a file holds state of a feature, which the page starts. */
function isState(path: string): boolean {
  const { folder, room } = folderOf(path);
  return folder in FEATURES && room === 'state';
}

/** The layer or feature of src/ that a file belongs to, and its room there. */
function folderOf(path: string): { folder: string; room: string } {
  const [, folder = '', room = ''] = path.split('/');
  return { folder, room };
}

/** Name of the island that a file of widgets/ belongs to; `undefined` for widgets/index.ts. */
function islandOf(path: string): string | undefined {
  const segments = path.split('/');
  return segments.length > 2 ? segments[1] : undefined;
}
