import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { isComposing } from './is-composing.ts';
import { stepTo } from './step-to.ts';

interface Options<Option extends { key: string }> {
  options: readonly Option[];
  /** Highlights the first option until an arrow key chooses another; otherwise Enter is for the typed text. */
  highlightsFirst: boolean;
  /** Whether the list is wanted: without options, none is shown. */
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  onPick: (option: Option) => void;
}

/** What a key is meant for. */
interface Now<Option extends { key: string }>
  extends Pick<Options<Option>, 'options' | 'setOpen' | 'onPick'> {
  isListed: boolean;
  active: Option | undefined;
  setChosen: (key: string | undefined) => void;
}

/** Keys that move the caret: the user is back at the text. */
const CARET_KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

/**
 * The list of a field with suggestions. Arrows move through it, Enter picks the highlighted row, Escape closes only the
 * list. Closing forgets the row, as does returning to the text. While an input method composes, all keys belong to it.
 * The listeners are on the field itself, before those of its form.
 *
 * All fields with suggestions have it: those that choose a product by `useBestMatch`, the search field of a listing by
 * itself, since it searches for what is typed and its list is loaded later. A catalogue's field for adding products is
 * none: what it finds are rows with a button each, which stay while several are added.
 *
 * @returns whether the list is shown, its id, which its options have with their index (`<id>-<index>`), and the option
 *   that Enter takes: its index, or -1, and its id while it is shown
 */
export function useSuggestionList<Option extends { key: string }>(
  input: HTMLInputElement | null,
  { options, highlightsFirst, isOpen, setOpen, onPick }: Options<Option>,
) {
  const listId = `${useId()}-list`;
  const [chosen, setChosen] = useState<string>();
  const chosenIndex = options.findIndex(({ key }) => key === chosen);
  const activeIndex = chosenIndex < 0 && highlightsFirst ? Math.min(0, options.length - 1) : chosenIndex;
  const isListed = isOpen && options.length > 0;
  const activeId = isListed && activeIndex >= 0 ? `${listId}-${activeIndex}` : undefined;

  const now: Now<Option> = { options, isListed, active: options[activeIndex], setChosen, setOpen, onPick };
  const latest = useRef(now);
  // A key may come before passive effects run: it is meant for the list on screen.
  useLayoutEffect(() => {
    latest.current = now;
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
      latest.current.setChosen(undefined);
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
  useEffect(() => {
    const root = input?.getRootNode() as Document | ShadowRoot | undefined;
    if (activeId) root?.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [input, activeId]);
  return { listId, isListed, activeIndex, activeId };
}

function handleKey<Option extends { key: string }>(event: globalThis.KeyboardEvent, now: Now<Option>): void {
  const { options, isListed, active, setChosen, setOpen, onPick } = now;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    const isDown = event.key === 'ArrowDown';
    setOpen(isDown || !event.altKey);
    setChosen(
      event.altKey ? undefined : stepTo(options, isListed ? active?.key : undefined, isDown ? 1 : -1),
    );
  }
  if (CARET_KEYS.includes(event.key)) setChosen(undefined);
  if (event.key === 'Escape') {
    // A list that is still loading stays closed, too.
    setChosen(undefined);
    setOpen(false);
  }
  if (!isListed) return;
  if (event.key === 'Enter' && active) {
    event.preventDefault();
    onPick(active);
  }
  if (event.key === 'Escape') {
    event.preventDefault();
    event.stopPropagation();
  }
}
