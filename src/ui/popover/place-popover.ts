import {
  autoUpdate,
  computePosition,
  flip,
  offset,
  type Placement,
  shift,
  size,
} from '@floating-ui/react-dom';

export interface PlaceOptions {
  placement: Placement;
  /** Gap to the reference in px. @default 0 */
  gap?: number;
  /** Makes the popover at least as wide as the reference. @default false */
  sameWidth?: boolean;
}

/**
 * Keeps a shown popover beside its reference, flipped or shifted to stay within the viewport. Sets `--ce-_x`,
 * `--ce-_y`, `--ce-_room` (remaining height) and `--ce-_anchor` (width of the reference) on it, in px.
 * Load this file by `import()`: it includes the positioning library.
 *
 * @param onPlaced called after each placement
 * @returns a function that stops it
 */
export function placePopover(
  reference: Element,
  popover: HTMLElement,
  { placement, gap = 0, sameWidth = false }: PlaceOptions,
  onPlaced: () => void = () => {},
): () => void {
  const set = (name: string, pixels: number) => popover.style.setProperty(`--ce-_${name}`, `${pixels}px`);
  const margin = { padding: 8 };
  const middleware = [
    offset(gap),
    flip(margin),
    shift(margin),
    size({
      ...margin,
      apply({ availableHeight, rects }) {
        set('room', Math.max(availableHeight, 96));
        if (sameWidth) set('anchor', rects.reference.width);
      },
    }),
  ];
  return autoUpdate(reference, popover, async () => {
    const { x, y } = await computePosition(reference, popover, { placement, middleware, strategy: 'fixed' });
    set('x', Math.round(x));
    set('y', Math.round(y));
    onPlaced();
  });
}
