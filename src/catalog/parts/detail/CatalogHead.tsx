import { useRef } from 'react';
import { FileProgress } from '../../../outcome/files/FileProgress.tsx';
import { useTexts } from '../../../store/hooks.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { downloadIcon } from '../../../ui/icon/download.ts';
import type { OwnRoute } from '../../state/useCatalogRoute.ts';
import { useWholeCatalogs } from '../../state/useWholeCatalogs.ts';
import { catalogTexts } from '../../texts/catalog.ts';
import { useCatalogState, useOpenCatalog } from '../draft/draft-context.ts';
import { SaveState } from '../draft/SaveState.tsx';
import { Undo } from '../draft/Undo.tsx';
import { Spine } from '../Spine.tsx';
import { CatalogHeart } from './CatalogHeart.tsx';
import { CatalogTitle } from './CatalogTitle.tsx';
import { CustomersView } from './CustomersView.tsx';
import { useExport } from './useExport.ts';

/** Title, state of saving, and what is done with the catalogue as a whole. */
export function CatalogHead({ route }: { route: OwnRoute }) {
  const { canChange } = useOpenCatalog();
  const text = useTexts(catalogTexts);
  const saved = useCatalogState((state) => state.saved);
  const isEmpty = useCatalogState(({ content }) => content.productIds.length === 0);
  const heading = useRef<HTMLHeadingElement>(null);
  const exported = useExport(route.perspective);
  const exporter = useRef<HTMLButtonElement>(null);
  const whole = useWholeCatalogs(route);
  const { perspective } = route;
  return (
    <header className="ce-own__head">
      <p className="ce-own__kind ce-muted">{text(saved.isStandard ? 'catalog.standard' : 'catalog.own')}</p>
      <CatalogTitle headingRef={heading} />
      {canChange && <SaveState route={route} takeFocus={() => heading.current?.focus()} />}
      <div className="ce-own__actions ce-screen ce-cluster ce-gap-2">
        {canChange && <Undo />}
        <CatalogHeart />
        {!canChange && (
          <Button busy={whole.copying === saved.id} onClick={() => whole.copy(saved)}>
            {text('catalog.copy')}
          </Button>
        )}
        <Button
          ref={exporter}
          variant={isEmpty ? 'secondary' : 'primary'}
          icon={downloadIcon}
          busy={exported.isRunning}
          onClick={exported.start}
        >
          {text('catalog.export')}
        </Button>
        <FileProgress file={exported} starter={exporter} />
      </div>
      {perspective ? (
        <CustomersView perspective={perspective} onChange={(next) => route.go({ perspective: next })} />
      ) : (
        <Spine swatches={saved.swatches} none={text('catalog.spine.none')} className="ce-own__spine" />
      )}
    </header>
  );
}
