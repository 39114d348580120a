import { useId, useState } from 'react';
import { lazyPart } from '../../../../outcome/lazy-part.ts';
import type { BulkLimit } from '../../../../product/rules/documents/bulk-selection.ts';
import { useTexts } from '../../../../store/hooks.ts';
import { Icon } from '../../../../ui/base/Icon.tsx';
import { chevronDownIcon } from '../../../../ui/icon/chevron-down.ts';
import { useListingState } from '../../../state/listing-context.ts';
import { workingListTexts } from '../../../texts/working-list.ts';

const WorkingList = lazyPart(() => import('./WorkingList.tsx').then((module) => module.WorkingList));

/** Opens what the user saved as a list to work through; only in the tab of My sheets. */
export function WorkingListButton({ bulkLimit }: { bulkLimit: BulkLimit | undefined }) {
  const id = useId();
  const text = useTexts(workingListTexts);
  const [isOpen, setOpen] = useState(false);
  const isMine = useListingState(({ answer }) => answer?.query.tab === 'mysheets');
  if (!isMine) return null;
  return (
    <div className="ce-working" data-open={isOpen || undefined}>
      <button
        type="button"
        className="ce-working__button ce-screen"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {text('working.open')}
        <Icon path={chevronDownIcon} size="small" />
      </button>
      {isOpen && (
        <section id={id} className="ce-working__list" aria-label={text('working.label')}>
          <WorkingList bulkLimit={bulkLimit} />
        </section>
      )}
    </div>
  );
}
