// happy-dom has no popovers: an open one carries `data-open` here, and events tell of the change.
function toggle(element: HTMLElement, open: boolean): void {
  if (element.hasAttribute('data-open') === open) return;
  element.toggleAttribute('data-open', open);
  const event = new Event('toggle');
  Object.assign(event, { newState: open ? 'open' : 'closed', oldState: open ? 'closed' : 'open' });
  element.dispatchEvent(event);
}

if (typeof HTMLElement !== 'undefined' && !('showPopover' in HTMLElement.prototype)) {
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      toggle(this, true);
    },
    hidePopover(this: HTMLElement) {
      toggle(this, false);
    },
  });
}
