import { useState } from 'react';
import { formatTime } from '../../../domain/format/format-time.ts';
import { CATALOG_LIMIT, countOf } from '../../../domain/product/catalog.ts';
import { leaveTo } from '../../../lib/address/leave-to.ts';
import { SaveStatus } from '../../../outcome/SaveStatus.tsx';
import { usePage, useTexts } from '../../../store/hooks.ts';
import { HandoverButton } from '../../../ui/action/HandoverButton.tsx';
import type { CatalogState } from '../../state/catalog-draft.ts';
import type { OwnRoute } from '../../state/useCatalogRoute.ts';
import { makeCatalog } from '../../state/whole-catalogs.ts';
import { catalogTexts } from '../../texts/catalog.ts';
import { useCatalogState, useOpenCatalog } from './draft-context.ts';

interface SaveStateProps {
  route: OwnRoute;
  /** Takes the focus once there is nothing more to press. */
  takeFocus: () => void;
}

/** How far the changes are saved, in one line at one place, and what can be done about those that are not. */
export function SaveState({ route, takeFocus }: SaveStateProps) {
  const text = useTexts(catalogTexts);
  const { draft } = useOpenCatalog();
  const sync = useCatalogState(syncOf);
  const reason = useCatalogState((state) => state.reason) ?? '';
  const savedAt = useCatalogState((state) => state.savedAt);
  const isMerged = useCatalogState((state) => state.isMerged);
  const time = savedAt && formatTime(savedAt);
  const idle = time ? (isMerged ? 'catalog.sync.merged' : 'catalog.sync.saved') : 'catalog.sync.idle';
  const key = sync === 'idle' ? idle : (`catalog.sync.${sync}` as const);
  return (
    <div className="ce-own__state ce-pair ce-gap-2">
      <SaveStatus
        sync={sync}
        words={text(key, { reason, time: time ?? '' })}
        save={() => void draft.save()}
        help={
          sync === 'gone' ? <CopyButton {...{ route, takeFocus }} /> : sync === 'full' ? false : undefined
        }
        takeFocus={takeFocus}
      />
    </div>
  );
}

/** Too many products are so at once, before anything is sent. */
function syncOf({ sync, content }: CatalogState) {
  return countOf(content) > CATALOG_LIMIT && sync !== 'gone' ? 'full' : sync === 'full' ? 'saving' : sync;
}

/** Makes a new catalogue of the changes to one that was deleted. */
function CopyButton({ route, takeFocus }: SaveStateProps) {
  const page = usePage();
  const text = useTexts(catalogTexts);
  const { draft } = useOpenCatalog();
  const [isCopying, setCopying] = useState(false);
  const copy = async () => {
    setCopying(true);
    const id = await makeCatalog(page, draft.state.getState().content, () => void copy());
    setCopying(false);
    if (id !== undefined) leaveTo(route.hrefOf({ id }));
  };
  return (
    <HandoverButton size="small" busy={isCopying} onClick={copy} takeFocus={takeFocus}>
      {text('catalog.sync.copy')}
    </HandoverButton>
  );
}
