import { useTexts } from '../../../store/hooks.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { ButtonLink } from '../../../ui/action/ButtonLink.tsx';
import { Tooltip } from '../../../ui/popover/Tooltip.tsx';
import { basketTexts } from '../../texts/basket.ts';

/** Link to the compare page; with too few products, a button that says what is missing (row 120). */
export function CompareLink({ href, isEnough }: { href: string; isEnough: boolean }) {
  const text = useTexts(basketTexts);
  return (
    <Tooltip text={!isEnough && text('basket.addMore')} opensOnPress>
      {(describedBy) =>
        isEnough ? (
          <ButtonLink variant="primary" href={href}>
            {text('basket.compare')}
          </ButtonLink>
        ) : (
          <Button variant="primary" aria-disabled aria-describedby={describedBy}>
            {text('basket.compare')}
          </Button>
        )
      }
    </Tooltip>
  );
}
