import { useEffect, useLayoutEffect, useRef } from 'react';
import { isComposing } from './is-composing.ts';
import { stepTo } from './suggestion-list.ts';

interface Options<Option extends { key: string }> {
  options: readonly Option[];
  isOpen: boolean;
  active: string | undefined;
  setActive: (key: string | undefined) => void;
  setOpen: (isOpen: boolean) => void;
  onPick: (option: Option) => void;
}

/**
 * Keys of a field with suggestions: arrows move through the list, Enter picks the highlighted row, Escape closes only
 * the list. While an input method composes, all of them belong to it. The listeners are on the field itself, before
 * those of its form.
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
    const open = () => {
      latest.current.setActive(undefined);
      latest.current.setOpen(true);
    };
    const shut = () => latest.current.setOpen(false);
    input.addEventListener('keydown', onKey, { signal });
    input.addEventListener('input', open, { signal });
    input.addEventListener('click', () => latest.current.setOpen(true), { signal });
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
    if (!event.altKey) setActive(stepTo(options, isOpen ? active : undefined, isDown ? 1 : -1));
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
    setOpen(false);
  }
}
