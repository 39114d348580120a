import { useRef, useState } from 'react';
import { CATALOG_LIMIT, countOf } from '../../../src/domain/catalog/catalog.ts';
import { formatTime } from '../../../src/domain/format-time.ts';
import { leaveTo } from '../../../src/lib/leave-to.ts';
import type { CatalogState } from '../../../src/store/catalog/catalog-state.ts';
import { makeCatalog } from '../../../src/store/catalog/whole-catalogs.ts';
import { usePage, useTexts } from '../../../src/store/hooks.ts';
import { expectLogin } from '../../../src/store/session.ts';
import { catalogTexts } from '../../../src/texts/catalog.ts';
import { Button } from '../../../src/ui/action/Button.tsx';
import { Icon } from '../../../src/ui/base/Icon.tsx';
import { useFocusHandover } from '../../../src/ui/base/useFocusHandover.ts';
import { alertIcon } from '../../../src/ui/icon/alert.ts';
import { checkIcon } from '../../../src/ui/icon/check.ts';
import type { OwnPlace } from '../useCatalogPlace.ts';
import { useCatalogState, useOpenCatalog } from './draft-context.ts';

interface SaveStateProps {
  place: OwnPlace;
  /** Takes the focus once there is nothing more to press. */
  takeFocus: () => void;
}

/** How far the changes are saved, in one line at one place, and what can be done about those that are not. */
export function SaveState({ place, takeFocus }: SaveStateProps) {
  const text = useTexts(catalogTexts);
  const sync = useCatalogState(syncOf);
  const reason = useCatalogState((state) => state.reason) ?? '';
  const savedAt = useCatalogState((state) => state.savedAt);
  const isMerged = useCatalogState((state) => state.isMerged);
  const isTroubled = sync !== 'idle' && sync !== 'saving';
  // The button stays while it tries again: it may be needed once more.
  const [lastTrouble, setLastTrouble] = useState<typeof sync>();
  if (isTroubled ? sync !== lastTrouble : sync === 'idle' && lastTrouble) {
    setLastTrouble(isTroubled ? sync : undefined);
  }
  const time = savedAt && formatTime(savedAt);
  const idle = time ? (isMerged ? 'catalog.sync.merged' : 'catalog.sync.saved') : 'catalog.sync.idle';
  const key = sync === 'idle' ? idle : (`catalog.sync.${sync}` as const);
  return (
    <>
      <span role="status" className="ce-own__sync" data-troubled={isTroubled || undefined}>
        {sync !== 'saving' && <Icon path={isTroubled ? alertIcon : checkIcon} size="small" />}
        <span>{text(key, { reason, time: time ?? '' })}</span>
      </span>
      {lastTrouble && lastTrouble !== 'full' && (
        <Help trouble={lastTrouble} isSaving={sync === 'saving'} place={place} takeFocus={takeFocus} />
      )}
    </>
  );
}

/** Too many products are so at once, before anything is sent. */
function syncOf({ sync, content }: CatalogState) {
  return countOf(content) > CATALOG_LIMIT && sync !== 'gone' ? 'full' : sync === 'full' ? 'saving' : sync;
}

interface HelpProps extends SaveStateProps {
  trouble: CatalogState['sync'];
  isSaving: boolean;
}

function Help({ trouble, isSaving, place, takeFocus }: HelpProps) {
  const page = usePage();
  const { draft } = useOpenCatalog();
  const text = useTexts(catalogTexts);
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandover(button, takeFocus);
  const [isCopying, setCopying] = useState(false);
  const act = async () => {
    if (trouble === 'signed-out') {
      expectLogin(page.store);
      page.bus.emit('overlay:open', { name: 'login' });
    } else if (trouble === 'gone') {
      setCopying(true);
      const id = await makeCatalog(page, draft.state.getState().content);
      setCopying(false);
      if (id !== undefined) leaveTo(place.hrefOf({ id }));
    } else await draft.save();
  };
  const label = trouble === 'signed-out' ? 'login' : trouble === 'gone' ? 'copy' : 'retry';
  return (
    <Button ref={button} size="small" busy={isSaving || isCopying} onClick={act}>
      {text(`catalog.sync.${label}`)}
    </Button>
  );
}
