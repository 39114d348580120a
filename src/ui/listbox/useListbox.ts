import {
  type ChangeEvent,
  type KeyboardEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useListNavigation } from './useListNavigation.ts';

interface ListboxOptions {
  /** Frame of the control: the list is placed below it, and a press inside does not close the list. */
  frame: RefObject<HTMLElement | null>;
  /** Number of options in the list. */
  count: number;
  /** Option highlighted when the list opens, or -1. */
  selectedIndex: number;
  onPick: (index: number) => void;
}

interface InputHandlers {
  /** Called with the field's current text; the first match is then highlighted. */
  onType: (query: string) => void;
}

/**
 * A text field with a list below it: arrow keys move the highlight, Enter picks, Escape closes only the list. The focus
 * stays in the field; the list is in the top layer.
 */
export function useListbox({ frame, count, selectedIndex, onPick }: ListboxOptions) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [list, setList] = useState<HTMLElement | null>(null);
  const items = useRef<(HTMLElement | null)[]>([]);

  const toggle = (next: boolean) => {
    setOpen(next);
    setActive(next && selectedIndex >= 0 ? selectedIndex : null);
  };

  const { getReferenceProps, getFloatingProps, getItemProps } = useListNavigation({
    frame,
    input,
    list,
    items,
    open,
    onOpenChange: toggle,
    active,
    onActive: setActive,
  });

  const pick = (index: number) => {
    if (index >= 0 && index < count) onPick(index);
  };

  // Options removed by a search leave holes, at which the arrow keys would stop.
  useLayoutEffect(() => {
    items.current.length = count;
  }, [count]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return;
    if (event.key === 'Escape') {
      // Escape closes only the list, not a surrounding dialog.
      event.preventDefault();
      event.stopPropagation();
      toggle(false);
    }
    if (event.key === 'Enter' && active !== null) {
      event.preventDefault();
      pick(active);
    }
  };

  const optionId = (index: number) => `${id}-${index}`;
  return {
    open,
    setOpen: toggle,
    inputProps: (own: InputHandlers) =>
      ({
        ...getReferenceProps({
          onKeyDown,
          onClick: () => toggle(true),
          onChange({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) {
            own.onType(value);
            toggle(true);
            setActive(value ? 0 : null);
          },
        }),
        ref: setInput,
        type: 'text',
        spellCheck: false,
        role: 'combobox',
        autoComplete: 'off',
        'aria-autocomplete': 'list',
        'aria-expanded': open,
        'aria-controls': open ? `${id}-list` : undefined,
        'aria-activedescendant': open && active !== null && active < count ? optionId(active) : undefined,
      }) as const,
    listProps: { ...getFloatingProps(), ref: setList, id: `${id}-list`, popover: 'manual' } as const,
    optionProps: (index: number, selected: boolean) =>
      ({
        ...getItemProps({
          // The focus stays in the field.
          onMouseDown: (event) => event.preventDefault(),
        }),
        // Replaces the library's own handler, which would focus the option.
        onClick: () => pick(index),
        id: optionId(index),
        role: 'option',
        'aria-selected': selected,
        'data-active': index === active || undefined,
        ref: (element: HTMLElement | null) => {
          items.current[index] = element;
        },
      }) as const,
  };
}
