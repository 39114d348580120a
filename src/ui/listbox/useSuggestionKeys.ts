import { useEffect, useLayoutEffect, useRef } from 'react';
import { isComposing } from './is-composing.ts';
import { stepTo } from './step-to.ts';

interface Options<Option extends { key: string }> {
  options: readonly Option[];
  isOpen: boolean;
  active: string | undefined;
  setActive: (key: string | undefined) => void;
  setOpen: (isOpen: boolean) => void;
  onPick: (option: Option) => void;
}

/** Keys that move the caret: the user is back at the text. */
const CARET_KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

/**
 * Keys of a field with suggestions: arrows move through the list, Enter picks the highlighted row, Escape closes only
 * the list. Closing forgets the row, as does returning to the text. While an input method composes, all keys belong to
 * it. The listeners are on the field itself, before those of its form.
 */
export function useSuggestionKeys<Option extends { key: string }>(
  input: HTMLInputElement | null,
  given: Options<Option>,
): void {
  const latest = useRef(given);
  // A key may come before passive effects run: it is meant for the list on screen.
  useLayoutEffect(() => {
    latest.current = given;
  });
  useEffect(() => {
    if (!input) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (isComposing(event)) return;
      handleKey(event, latest.current);
    };
    const turn = (isOpen: boolean) => {
      latest.current.setActive(undefined);
      latest.current.setOpen(isOpen);
    };
    const open = () => turn(true);
    const shut = () => turn(false);
    input.addEventListener('keydown', onKey, { signal });
    input.addEventListener('input', open, { signal });
    input.addEventListener('click', open, { signal });
    input.addEventListener('blur', shut, { signal });
    input.form?.addEventListener('submit', shut, { signal });
    // The hits that someone goes back to are below the list.
    window.addEventListener('popstate', shut, { signal });
    return () => listening.abort();
  }, [input]);
}

function handleKey<Option extends { key: string }>(
  event: globalThis.KeyboardEvent,
  now: Options<Option>,
): void {
  const { options, isOpen, active, setActive, setOpen, onPick } = now;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    const isDown = event.key === 'ArrowDown';
    setOpen(isDown || !event.altKey);
    setActive(event.altKey ? undefined : stepTo(options, isOpen ? active : undefined, isDown ? 1 : -1));
  }
  if (CARET_KEYS.includes(event.key)) setActive(undefined);
  if (event.key === 'Escape') {
    // A list that is still loading stays closed, too.
    setActive(undefined);
    setOpen(false);
  }
  if (!isOpen) return;
  const option = options.find(({ key }) => key === active);
  if (event.key === 'Enter' && option) {
    event.preventDefault();
    onPick(option);
  }
  if (event.key === 'Escape') {
    event.preventDefault();
    event.stopPropagation();
  }
}
