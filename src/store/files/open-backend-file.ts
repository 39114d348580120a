import { ServiceError } from '../../errors/service-error.ts';
import { lacksCors } from '../../http/lacks-cors.ts';
import { type FileTab, openFileTab } from '../../lib/file/file-tab.ts';
import { saveFile } from '../../lib/file/save-file.ts';
import { issueDownloadToken } from '../../services/download-token.ts';
import { downloadGeneratedFile } from '../../services/generated-file.ts';
import { httpContextOf } from '../reads/http-context.ts';
import type { Store } from '../state.ts';
import { type BackendFile, type BackendFileState, backendFileAddress } from './backend-file.ts';

interface Options {
  /** Shows the file; without it the file is saved. */
  tab: FileTab | undefined;
  /** Scripts may not read the file, as an earlier attempt has shown. */
  mustNavigate: boolean;
  /** Shown in a tab until the file is there, and where it is saved. */
  words: { waiting: string; inTab: string };
  signal: AbortSignal;
}

/**
 * Fetches a file of the backend, and shows or saves it. The specification navigates there (spec S§7, P§7), which would
 * replace the page by the message of a failure. Only a backend whose files scripts may not read gets a navigation, in a
 * tab of its own.
 *
 * @throws {ServiceError}
 */
export async function openBackendFile(
  store: Store,
  file: BackendFile,
  { tab, mustNavigate, words, signal }: Options,
): Promise<BackendFileState> {
  const fetched = mustNavigate ? undefined : await fetchFile(store, file, signal);
  if (!fetched) {
    const ownTab = tab ?? openFileTab(words.waiting);
    if (!ownTab) return { status: 'blocked' };
    signal.addEventListener('abort', ownTab.close);
    // The fetch has used up its token.
    const address = backendFileAddress(store.getState().payload, file, await tokenOf(store, file));
    if (address) ownTab.goTo(address, words.inTab);
    return { status: 'navigated' };
  }
  if (tab) {
    tab.show(fetched.content);
    return { status: 'shown' };
  }
  const name = fetched.filename ?? file.name;
  saveFile(name, fetched.content);
  return { status: 'saved', name };
}

/** Returns the file; `undefined` if scripts may not read it. */
async function fetchFile(store: Store, file: BackendFile, signal: AbortSignal) {
  const { path, query, name } = file;
  const asked = { path, query: query(await tokenOf(store, file)), name };
  try {
    return await downloadGeneratedFile(httpContextOf(store), asked, signal);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.kind !== 'unreachable') throw error;
    const address = backendFileAddress(store.getState().payload, {
      path,
      query: () => new URLSearchParams(),
    });
    if (address && (await lacksCors(address, signal))) return undefined;
    throw error;
  }
}

async function tokenOf(store: Store, { path, query }: BackendFile): Promise<string | undefined> {
  if (store.getState().token === null) return undefined;
  return issueDownloadToken(httpContextOf(store), `/${path}?${query()}`);
}
