import { useTexts } from '../../src/store/hooks.ts';
import { basketTexts } from '../../src/texts/basket.ts';
import { Button } from '../../src/ui/action/Button.tsx';
import { ButtonLink } from '../../src/ui/action/ButtonLink.tsx';
import { Tooltip } from '../../src/ui/popover/Tooltip.tsx';

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
