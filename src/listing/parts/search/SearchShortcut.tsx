import { useCallback, useEffect, useId, useState } from 'react';
import { activeNear } from '../../../lib/focus/active-near.ts';
import { takesKeys } from '../../../lib/focus/takes-keys.ts';
import { usePage, useTexts } from '../../../store/hooks.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { useStyles } from '../../../ui/base/styles.ts';
import { Flyout } from '../../../ui/popover/Flyout.tsx';
import { isShortcutOn, turnShortcut } from '../../state/search-shortcut.ts';
import { shortcutTexts } from '../../texts/shortcut.ts';
import css from './search-shortcut.css';

const KEY = '/';

export interface SearchShortcutProps {
  input: HTMLInputElement;
  /** Whether the field is empty: the key stands in its place. */
  isShown: boolean;
}

/**
 * The key that leads to the search field, and a switch for it beside: a single character may be what speech input hears
 * (WCAG 2.1.4).
 */
export function SearchShortcut({ input, isShown }: SearchShortcutProps) {
  useStyles(css);
  const id = useId();
  const { store } = usePage();
  const text = useTexts(shortcutTexts);
  const [isOn, setOn] = useState(() => isShortcutOn(store));
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useShortcut(input, isOn);
  if (!isShown) return null;
  return (
    <div className="ce-shortcut">
      <button
        type="button"
        className="ce-shortcut__key ce-meta"
        aria-label={text('listing.shortcut')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-off={!isOn || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <kbd className="ce-shortcut__cap">{KEY}</kbd>
      </button>
      {isOpen && (
        <Flyout id={id} offset={0} align="end" onClose={close}>
          <div className="ce-shortcut__choice ce-pair ce-gap-3">
            <p role="status">{text(isOn ? 'listing.shortcut.on' : 'listing.shortcut.off')}</p>
            <Button
              size="small"
              onClick={() => {
                turnShortcut(store, !isOn);
                setOn(!isOn);
              }}
            >
              {text(isOn ? 'listing.shortcut.turnOff' : 'listing.shortcut.turnOn')}
            </Button>
          </div>
        </Flyout>
      )}
    </div>
  );
}

/** Focuses the field on a press of the key; of several fields the first that can be focused. */
function useShortcut(input: HTMLInputElement, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event;
      if (key !== KEY || ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return;
      if (takesKeys(event)) return;
      input.focus();
      // Not behind a modal dialog.
      if (activeNear(input) !== input) return;
      event.preventDefault();
      input.select();
    };
    input.setAttribute('aria-keyshortcuts', KEY);
    // Islands keep the keys of their own fields, check boxes among them, from bubbling.
    addEventListener('keydown', press, { capture: true });
    return () => {
      input.removeAttribute('aria-keyshortcuts');
      removeEventListener('keydown', press, { capture: true });
    };
  }, [input, isOn]);
}
