import { useState } from 'react';
import { Button } from '../../../src/ui/action/Button.tsx';
import { ButtonLink } from '../../../src/ui/action/ButtonLink.tsx';
import { IconButton } from '../../../src/ui/action/IconButton.tsx';
import { Link } from '../../../src/ui/action/Link.tsx';
import { compareIcon } from '../../../src/ui/icon/compare.ts';
import { downloadIcon } from '../../../src/ui/icon/download.ts';
import { heartIcon } from '../../../src/ui/icon/heart.ts';
import { printIcon } from '../../../src/ui/icon/print.ts';
import { trashIcon } from '../../../src/ui/icon/trash.ts';
import { Tooltip } from '../../../src/ui/popover/Tooltip.tsx';
import { Part, State } from './Part.tsx';

const variants = ['primary', 'secondary', 'quiet', 'danger', 'danger-outline', 'danger-quiet'] as const;

const deletes = (variant: string) => variant.startsWith('danger');

/** Buttons, button links, icon buttons, links and tooltip. */
export function ActionParts() {
  const [busy, setBusy] = useState(true);
  const [liked, setLiked] = useState(true);
  return (
    <>
      <Part
        anchor="buttons"
        title="Button"
        about="One primary button per view. While busy it keeps its width and the focus and takes no clicks."
      >
        <State name="Variants">
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {deletes(variant) ? 'Delete comparison' : 'Order a sample'}
            </Button>
          ))}
        </State>
        <State name="Small, with an icon">
          {variants.map((variant) => (
            <Button
              key={variant}
              variant={variant}
              size="small"
              icon={deletes(variant) ? trashIcon : downloadIcon}
            >
              {deletes(variant) ? 'Delete' : 'Data sheet'}
            </Button>
          ))}
        </State>
        <State name="Busy">
          {variants.map((variant) => (
            <Button key={variant} variant={variant} busy={busy}>
              Order a sample
            </Button>
          ))}
          <Button variant="quiet" size="small" onClick={() => setBusy(!busy)}>
            {busy ? 'Stop' : 'Start'}
          </Button>
        </State>
        <State name="Not available">
          {variants.map((variant) => (
            <Button key={variant} variant={variant} disabled>
              Compare
            </Button>
          ))}
        </State>
        <State name="Long text, full width" layout="column">
          <Button variant="primary" wide icon={compareIcon}>
            Compare the four chosen products in every property that they share
          </Button>
        </State>
        <State name="Links to the next step">
          {variants.map((variant) => (
            <ButtonLink key={variant} variant={variant} href="/products">
              See all products
            </ButtonLink>
          ))}
          <ButtonLink href="/products" size="small" icon={downloadIcon}>
            Data sheet
          </ButtonLink>
        </State>
        <State name="Icon buttons">
          <IconButton icon={printIcon} label="Print" />
          <IconButton
            icon={heartIcon}
            label="Favourite"
            aria-pressed={liked}
            filled={liked}
            onClick={() => setLiked(!liked)}
          />
          <IconButton icon={printIcon} label="Print" size="small" />
          <IconButton icon={printIcon} label="Print" disabled />
        </State>
      </Part>
      <Part
        anchor="links"
        title="Link"
        about="Addresses that would run code are left out. A link that opens a tab says so."
      >
        <State name="In a sentence" layout="column">
          <p>
            Read the <Link href="#links">technical data sheet</Link>, or ask the{' '}
            <Link href="https://example.org" target="_blank">
              registration authority
            </Link>{' '}
            for its opinion.
          </p>
        </State>
        <State name="Quiet">
          <Link href="#links" variant="quiet">
            All product sheets
          </Link>
        </State>
      </Part>
      <Part
        anchor="tooltip"
        title="Tooltip"
        about="Comes 400 ms after the pointer, at once with the keyboard, by a long press on touch screens. Escape takes it away."
      >
        <State name="Trigger">
          <Tooltip text="Add to the comparison">
            {(describedBy) => (
              <IconButton icon={compareIcon} label="Compare" aria-describedby={describedBy} />
            )}
          </Tooltip>
          <Tooltip text="A longer text wraps at some thirty characters and stays beside its trigger, wherever there is room for it.">
            {(describedBy) => <Button aria-describedby={describedBy}>What is a colour index?</Button>}
          </Tooltip>
        </State>
      </Part>
    </>
  );
}
