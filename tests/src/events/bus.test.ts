import { describe, expect, it, vi } from 'vitest';
import { createBus } from '../../../src/events/bus.ts';

describe('createBus', () => {
  it('calls listeners with the detail until they are stopped', () => {
    const bus = createBus();
    const listener = vi.fn();
    const stop = bus.on('overlay:open', listener);
    bus.emit('overlay:open', { name: 'login' });
    stop();
    bus.emit('overlay:open', { name: 'registration' });
    expect(listener.mock.calls).toEqual([[{ name: 'login' }]]);
  });

  it('gives late subscribers the last detail on replay, and nothing otherwise', () => {
    const bus = createBus();
    bus.emit('overlay:shown', { name: 'login' });
    bus.emit('overlay:shown', { name: null });
    const late = vi.fn();
    const plain = vi.fn();
    bus.on('overlay:shown', late, { replay: true });
    bus.on('overlay:shown', plain);
    expect(late).toHaveBeenCalledExactlyOnceWith({ name: null });
    expect(plain).not.toHaveBeenCalled();
  });

  it('mirrors events to the page, on the element where there is one', () => {
    const bus = createBus();
    const element = document.body.appendChild(document.createElement('div'));
    const seen: [string, EventTarget | null][] = [];
    document.addEventListener('ce:widget:ready', (event) => seen.push([event.type, event.target]));
    bus.emit('widget:ready', { island: 'login', element }, element);
    expect(seen).toEqual([['ce:widget:ready', element]]);
    element.remove();
  });

  it('tells the document of an element that is no longer on the page', () => {
    const bus = createBus();
    const element = document.createElement('div');
    const heard: EventTarget[] = [];
    const hear = (event: Event) => heard.push((event as CustomEvent).detail.element);
    document.addEventListener('ce:widget:unmounted', hear);
    bus.emit('widget:unmounted', { island: 'login', element }, element);
    expect(heard).toEqual([element]);
    document.removeEventListener('ce:widget:unmounted', hear);
  });

  it('says whether the page has prevented the default', () => {
    const bus = createBus();
    const detail = { element: document.body, island: 'x', error: new Error('broken') };
    expect(bus.emit('widget:failed', detail)).toBe(true);
    const prevent = (event: Event) => event.preventDefault();
    document.addEventListener('ce:widget:failed', prevent);
    expect(bus.emit('widget:failed', detail)).toBe(false);
    document.removeEventListener('ce:widget:failed', prevent);
  });

  it('freezes plain details to their depth, but no elements and errors', () => {
    const bus = createBus();
    const detail = { element: document.createElement('div'), island: 'x', error: new Error('broken') };
    bus.emit('widget:failed', detail);
    expect(Object.isFrozen(detail)).toBe(true);
    expect(Object.isFrozen(detail.element)).toBe(false);
    expect(Object.isFrozen(detail.error)).toBe(false);
  });

  it('reports a listener that throws and still calls the next', () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const bus = createBus();
    const next = vi.fn();
    bus.on('overlay:open', () => {
      throw new Error('mine');
    });
    bus.on('overlay:open', next);
    bus.emit('overlay:open', { name: 'login' });
    expect(report).toHaveBeenCalledExactlyOnceWith(new Error('mine'));
    expect(next).toHaveBeenCalledOnce();
  });
});
