import { useTexts } from '../../../store/hooks.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { asBody } from '../../../ui/content/table-roles.ts';
import { comparePageTexts } from '../../texts/compare-page.ts';
import { GroupHead, GroupTitle } from '../table/GroupHead.tsx';

interface MediaHeadProps {
  /** Number of columns of the table. */
  span: number;
  isShown: boolean;
  /** Whether all media below are open. */
  isAllOpen: boolean;
  onToggle: () => void;
}

/** Heads the sections of all media, which open and close together here. */
export function MediaHead({ span, isShown, isAllOpen, onToggle }: MediaHeadProps) {
  const text = useTexts(comparePageTexts);
  const title = text('compare.media');
  return (
    <tbody {...asBody} hidden={!isShown} data-group="media">
      <GroupHead label={title} span={span}>
        <GroupTitle title={title}>
          <Button variant="quiet" size="small" onClick={onToggle}>
            {text(isAllOpen ? 'compare.media.close' : 'compare.media.open')}
          </Button>
        </GroupTitle>
      </GroupHead>
    </tbody>
  );
}
