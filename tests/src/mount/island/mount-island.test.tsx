import { useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import type { Events } from '../../../../src/events/events.ts';
import type { Island } from '../../../../src/mount/island/contract.ts';
import { type MountArguments, mounter } from '../../../../src/mount/island/mounter.ts';
import { openRegistry } from '../../../../src/mount/open-registry.ts';
import { addHtml, withFreshPage, writePayload } from '../../../support/fresh-page.ts';
import { greeting, shownIn, unmounts } from '../../../support/test-islands.tsx';

withFreshPage();

/** As the npm package does it, which opens the page's registry before. */
const mountIsland = <Props extends object, Given extends object>(
  element: Element,
  island: Island<Props, Given>,
  ...options: MountArguments<Given>
) => mounter(island)(element, ...options);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  unmounts.length = 0;
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  writePayload({ version: 1 });
});

function place() {
  return addHtml('<div><p>Served by the CMS</p></div>');
}

/** Collects the page's own events of one kind. */
function heard<Name extends keyof Events>(name: Name): CustomEvent<Events[Name]>[] {
  const events: CustomEvent<Events[Name]>[] = [];
  document.addEventListener(`ce:${name}`, (event) => events.push(event as CustomEvent<Events[Name]>));
  return events;
}

function button(element: Element) {
  return element.querySelector('ce-island')?.shadowRoot?.querySelector('button') as HTMLButtonElement;
}

interface MeasuringProps {
  onAdopt: () => void;
  onMeasure: (node: Element) => void;
}

function Measuring({ onAdopt, onMeasure }: MeasuringProps) {
  const box = useRef<HTMLParagraphElement>(null);
  useInsertionEffect(onAdopt, [onAdopt]);
  useLayoutEffect(() => onMeasure(box.current as Element), [onMeasure]);
  return <p ref={box} />;
}

describe('mountIsland', () => {
  it('keeps the served content until the island is there, then shows the island alone', async () => {
    const element = place();
    const ready = heard('widget:ready');
    const handle = mountIsland(element, greeting, { name: 'Ada' });
    expect(element.textContent).toBe('Served by the CMS');
    expect(element.dataset.ceStatus).toBe('loading');
    await handle.ready;
    expect(element.dataset.ceStatus).toBe('ready');
    expect(shownIn(element)).toBe('Hello Ada, visitor 0');
    expect(element.textContent).toBe('');
    expect(ready.map(({ detail, target }) => [detail.island, target])).toEqual([['greeting', element]]);
  });

  it('is on the page before it adopts a stylesheet, places a node or measures', async () => {
    const element = place();
    const steps: [string, boolean][] = [];
    vi.spyOn(Element.prototype, 'appendChild').mockImplementation(function (this: Element, node) {
      if (this.matches('.ce-root')) steps.push(['places', this.isConnected]);
      return Node.prototype.appendChild.call(this, node);
    });
    const adopts = () => void steps.push(['adopts', !!element.querySelector('ce-island')]);
    const measures = (node: Element) => {
      const { adoptedStyleSheets } = node.getRootNode() as ShadowRoot;
      steps.push(['measures', node.isConnected && adoptedStyleSheets.length > 0]);
    };
    const load = async () => () => <Measuring onAdopt={adopts} onMeasure={measures} />;
    await mountIsland(element, { ...greeting, load }).ready;
    expect(steps).toEqual([
      ['adopts', true],
      ['places', true],
      ['measures', true],
    ]);
  });

  it('renders anew with changed props over the present ones', async () => {
    const element = place();
    const handle = mountIsland(element, greeting, { name: 'Ada' });
    await handle.ready;
    handle.update({ name: 'Grace' });
    await vi.waitFor(() => expect(shownIn(element)).toBe('Hello Grace, visitor 0'));
    handle.update({});
    expect(shownIn(element)).toBe('Hello Grace, visitor 0');
  });

  it('takes props that change before the island is there', async () => {
    const element = place();
    const handle = mountIsland(element, greeting, { name: 'Ada' });
    handle.update({ name: 'Grace' });
    await handle.ready;
    expect(shownIn(element)).toBe('Hello Grace, visitor 0');
  });

  it('puts the served content back on unmount, once', async () => {
    const element = place();
    const gone = heard('widget:unmounted');
    const handle = mountIsland(element, greeting, { name: 'Ada' });
    await handle.ready;
    handle.unmount();
    handle.unmount();
    expect(element.innerHTML).toBe('<p>Served by the CMS</p>');
    expect(element.dataset.ceStatus).toBeUndefined();
    expect(gone).toHaveLength(1);
    await vi.waitFor(() => expect(unmounts).toEqual(['Ada']));
    expect(openRegistry().handles.size).toBe(0);
  });

  it('never shows an island that was unmounted before its code came', async () => {
    const element = place();
    const chunk = Promise.withResolvers<Awaited<ReturnType<typeof greeting.load>>>();
    const handle = mountIsland(element, { ...greeting, load: () => chunk.promise });
    handle.unmount();
    chunk.resolve(await greeting.load());
    await chunk.promise;
    await vi.waitFor(() => expect(element.dataset.ceStatus).toBeUndefined());
    expect(element.innerHTML).toBe('<p>Served by the CMS</p>');
  });

  it('tells whoever waits for it of an early unmount', async () => {
    const handle = mountIsland(place(), greeting);
    handle.unmount();
    await expect(handle.ready).rejects.toThrow('Island "greeting": it was unmounted before it was ready.');
  });

  it('mounts into an element that is put onto the page later, and leaves with it', async () => {
    const element = document.createElement('div');
    const handle = mountIsland(element, greeting, { name: 'Ada' });
    // What changes on the page meanwhile is no removal of this one.
    addHtml('<p>News</p>').remove();
    await handle.ready;
    expect(shownIn(element)).toBe('Hello Ada, visitor 0');
    document.body.append(element);
    await Promise.resolve();
    expect(element.dataset.ceStatus).toBe('ready');
    element.remove();
    await vi.waitFor(() => expect(unmounts).toEqual(['Ada']));
  });

  it('gives an element that has an island the same handle', async () => {
    const element = place();
    const handle = mountIsland(element, greeting);
    expect(mountIsland(element, greeting, { name: 'Twice' })).toBe(handle);
    await handle.ready;
    expect(element.querySelectorAll('ce-island')).toHaveLength(1);
  });

  it('mounts again after an unmount', async () => {
    const element = place();
    const first = mountIsland(element, greeting);
    await first.ready;
    first.unmount();
    await mountIsland(element, greeting, { name: 'again' }).ready;
    expect(shownIn(element)).toBe('Hello again, visitor 0');
  });

  it('names the path of a prop of a wrong type', async () => {
    const element = place();
    const handle = mountIsland(element, greeting, { name: 5 as never });
    await expect(handle.ready).rejects.toThrow(
      'Island "greeting": data-ce-props.name must be string, but is 5.',
    );
    expect(element.dataset.ceStatus).toBe('failed');
    expect(element.innerHTML).toBe('<p>Served by the CMS</p>');
  });

  it('fails only the islands that need a payload field that is missing', async () => {
    const poor = place();
    const fine = place();
    const failed = heard('widget:failed');
    const handle = mountIsland(poor, { ...greeting, name: 'needy', needs: ['mainMenu'] });
    await mountIsland(fine, greeting).ready;
    await expect(handle.ready).rejects.toThrow(
      'Island "needy": the payload lacks the field "mainMenu", or it is wrong.',
    );
    expect(failed.map(({ detail }) => detail.island)).toEqual(['needy']);
    expect([poor, fine].map((element) => element.dataset.ceStatus)).toEqual(['failed', 'ready']);
  });

  it('restores the served content when a component throws, and leaves its neighbour alone', async () => {
    const [broken, neighbour] = [place(), place()];
    const failed = heard('widget:failed');
    await mountIsland(neighbour, greeting).ready;
    const handle = mountIsland(broken, greeting, { broken: true });
    await expect(handle.ready).rejects.toThrow('The greeting broke.');
    expect(broken.innerHTML).toBe('<p>Served by the CMS</p>');
    expect(broken.dataset.ceStatus).toBe('failed');
    expect(shownIn(neighbour)).toBe('Hello world, visitor 0');
    expect(failed.map(({ detail, target }) => [detail.element, target])).toEqual([[broken, broken]]);
    expect(errors).toHaveBeenCalledWith(expect.objectContaining({ message: 'The greeting broke.' }));
  });

  it('restores the served content when a component throws long after', async () => {
    const element = place();
    await mountIsland(element, greeting).ready;
    for (const clicks of [1, 2]) {
      button(element).click();
      await vi.waitFor(() => expect(shownIn(element)).toBe(`Hello world, visitor ${clicks}`));
    }
    button(element).click();
    await vi.waitFor(() => expect(element.dataset.ceStatus).toBe('failed'));
    expect(element.innerHTML).toBe('<p>Served by the CMS</p>');
    expect(openRegistry().handles.has(element)).toBe(false);
  });

  it('stays out of the console when the page prevents the failure event', async () => {
    const element = place();
    document.addEventListener('ce:widget:failed', (event) => event.preventDefault());
    await expect(mountIsland(element, greeting, { broken: true }).ready).rejects.toThrow();
    expect(errors).not.toHaveBeenCalled();
  });

  it('says which file did not come', async () => {
    const element = place();
    const load = () => Promise.reject(new Error('503'));
    const handle = mountIsland(element, { ...greeting, load });
    await expect(handle.ready).rejects.toMatchObject({ name: 'ChunkLoadError', chunk: 'greeting' });
    expect(element.innerHTML).toBe('<p>Served by the CMS</p>');
  });

  it('renders into the page itself in light isolation, without a stylesheet where none is wanted', async () => {
    const [styled, bare] = [place(), place()];
    await mountIsland(bare, greeting, { isolation: 'light', styles: false }).ready;
    expect(document.adoptedStyleSheets).toHaveLength(0);
    await mountIsland(styled, greeting, { isolation: 'light' }).ready;
    expect(document.adoptedStyleSheets.length).toBeGreaterThan(0);
    for (const element of [styled, bare]) {
      expect(element.querySelector('.ce-light button')?.textContent).toBe('Hello world, visitor 0');
      expect(element.querySelector('ce-island')?.shadowRoot).toBeNull();
    }
  });

  it('knows the user of the payload', async () => {
    document.body.replaceChildren();
    writePayload({ user: { userId: 'u1', email: 'a@example.com' } });
    const element = place();
    await mountIsland(element, greeting).ready;
    expect(shownIn(element)).toBe('Hello world, member 0');
  });

  it('says in the console what is wrong with the payload, once for all islands', async () => {
    document.body.replaceChildren();
    writePayload('{ "mainMenu": 5 }');
    await Promise.all([mountIsland(place(), greeting).ready, mountIsland(place(), greeting).ready]);
    expect(errors.mock.calls.map(([error]) => (error as Error).message)).toEqual([
      'mainMenu must be Array, but is 5.',
    ]);
  });
});
