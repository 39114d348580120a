import { useState } from 'react';
import { formatDate } from '../../../src/domain/format/format-date.ts';
import { plainClick } from '../../../src/lib/address/plain-click.ts';
import type { SavedComparison } from '../../../src/services/comparisons.ts';
import { usePage, useShared, useTexts } from '../../../src/store/hooks.ts';
import { Button } from '../../../src/ui/action/Button.tsx';
import { Link } from '../../../src/ui/action/Link.tsx';
import { editIcon } from '../../../src/ui/icon/edit.ts';
import { trashIcon } from '../../../src/ui/icon/trash.ts';
import { MoreMenu } from '../../../src/ui/popover/MoreMenu.tsx';
import { profileTexts } from '../texts.ts';
import { comparisonAddress } from './comparison-address.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { openSaved } from './open-saved.ts';
import { RenameDialog } from './RenameDialog.tsx';

interface Props {
  comparison: SavedComparison;
  onRename: (renamed: SavedComparison) => void;
  /** Called when the comparison was deleted, or no longer exists. */
  onRemove: () => void;
}

/** A saved comparison: its products and actions. */
export function ComparisonCard({ comparison, onRename, onRemove }: Props) {
  const page = usePage();
  const text = useTexts(profileTexts);
  const { industries = [], links } = useShared((state) => state.payload);
  const [dialog, setDialog] = useState<'rename' | 'delete'>();
  const { shareId, title, industry, basket, updatedDate } = comparison;
  const date = updatedDate && formatDate(updatedDate);
  const address = comparisonAddress(links?.comparePage, shareId);
  const facts = [
    industries.find(({ code }) => code === industry)?.title ?? industry,
    text('profile.comparisons.count', { count: basket.length }),
    date && text('profile.comparisons.changed', { date }),
  ];
  const close = () => setDialog(undefined);

  return (
    <li className="ce-profile-entry">
      <div className="ce-profile-section__head ce-cluster ce-gap-4">
        <div className="ce-profile-section__intro ce-stack ce-gap-1">
          <h3 className="ce-profile-entry__title">
            {address ? (
              <Link
                data-title
                href={address}
                variant="quiet"
                onClick={plainClick(() => void openSaved(page, comparison, address))}
              >
                {title}
              </Link>
            ) : (
              <span data-title tabIndex={-1}>
                {title}
              </span>
            )}
          </h3>
          <p className="ce-meta">{facts.filter(Boolean).join(' · ')}</p>
          <ul className="ce-cluster ce-gap-4">
            {basket.map(({ uid, product_name }) => (
              <li key={uid}>{product_name}</li>
            ))}
          </ul>
        </div>
        <div className="ce-cluster ce-gap-2">
          <Button variant="quiet" size="small" icon={editIcon} onClick={() => setDialog('rename')}>
            <span>
              {text('profile.comparisons.rename')}
              <span className="ce-visually-hidden"> {title}</span>
            </span>
          </Button>
          <MoreMenu
            label={text('profile.comparisons.more', { title })}
            items={[
              {
                icon: trashIcon,
                text: text('profile.comparisons.delete'),
                label: text('profile.comparisons.delete.of', { title }),
                onPress: () => setDialog('delete'),
              },
            ]}
          />
        </div>
      </div>
      {dialog === 'rename' && (
        <RenameDialog comparison={comparison} onClose={close} onRename={onRename} onGone={onRemove} />
      )}
      {dialog === 'delete' && <DeleteDialog comparison={comparison} onClose={close} onDelete={onRemove} />}
    </li>
  );
}
