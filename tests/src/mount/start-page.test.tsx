import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { openRegistry } from '../../../src/mount/open-registry.ts';
import { takePayload } from '../../../src/mount/watch-payload.ts';
import { addHtml, withFreshPage, writePayload } from '../../support/fresh-page.ts';
import { greeting, shownIn } from '../../support/test-islands.tsx';
import { place, served, start } from './start.ts';

withFreshPage();

let errors: MockInstance<typeof console.error>;
let unhandled: unknown[];
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  writePayload({ version: 1, page: { suppressCookieModal: true } });
  unhandled = [];
});

it('says that overlays can open from now on', () => {
  expect(openRegistry().isStarted).toBeUndefined();
  start();
  expect(openRegistry().isStarted).toBe(true);
});

describe('marked elements', () => {
  it('get their island with the props of their attribute', async () => {
    const element = place(`data-ce-props='{"name":"Ada"}'`);
    start().mountAll();
    await vi.waitFor(() => expect(shownIn(element)).toBe('Hello Ada, visitor 0'));
  });

  it('get their island when they are added later', async () => {
    start().mountAll();
    const element = place();
    await vi.waitFor(() => expect(element.dataset.ceStatus).toBe('ready'));
  });

  it('get their island when they come within other elements', async () => {
    start().mountAll();
    const section = addHtml('<section><div data-ce-widget="greeting"></div></section>');
    const element = section.firstElementChild as HTMLElement;
    await vi.waitFor(() => expect(element.dataset.ceStatus).toBe('ready'));
  });

  it('get their island when they are marked later', async () => {
    start().mountAll();
    const element = addHtml('<div></div>');
    await new Promise((done) => setTimeout(done));
    element.dataset.ceWidget = 'greeting';
    await vi.waitFor(() => expect(element.dataset.ceStatus).toBe('ready'));
  });

  it('are left alone when they are gone again before they are seen', async () => {
    start().mountAll();
    const element = addHtml('<div data-ce-widget="unheard-of"></div>');
    element.remove();
    await new Promise((done) => setTimeout(done));
    expect(element.dataset.ceStatus).toBeUndefined();
  });

  it('get their island within the given root only, which is none of them', async () => {
    const root = addHtml('<main data-ce-widget="unheard-of"></main>');
    start().mountAll(root);
    const outside = place();
    root.append(addHtml('<section></section>'));
    await new Promise((done) => setTimeout(done));
    expect([root.dataset.ceStatus, outside.dataset.ceStatus]).toEqual([undefined, undefined]);
  });

  it('are mounted once, however often the page is looked over', async () => {
    const page = start();
    const element = place();
    page.mountAll();
    page.mountAll();
    await vi.waitFor(() => expect(element.dataset.ceStatus).toBe('ready'));
    page.mountAll();
    expect(element.querySelectorAll('ce-island')).toHaveLength(1);
    expect(element.dataset.ceStatus).toBe('ready');
  });

  it('keep their island when they are moved', async () => {
    const element = place();
    start().mountAll();
    await vi.waitFor(() => expect(element.dataset.ceStatus).toBe('ready'));
    const host = element.querySelector('ce-island');
    const other = addHtml('<main></main>');
    other.append(element);
    await Promise.resolve();
    expect(element.querySelector('ce-island')).toBe(host);
    expect(element.dataset.ceStatus).toBe('ready');
  });

  it('lose their island when they are removed, and get it anew when they come back', async () => {
    const element = place();
    start().mountAll();
    await vi.waitFor(() => expect(element.dataset.ceStatus).toBe('ready'));
    const host = element.querySelector('ce-island');
    element.remove();
    await vi.waitFor(() => expect(element.innerHTML).toBe(served));
    expect(openRegistry().handles.size).toBe(0);
    document.body.append(element);
    await vi.waitFor(() => expect(element.dataset.ceStatus).toBe('ready'));
    expect(element.querySelector('ce-island')).not.toBe(host);
  });

  it('no longer wait when they are removed, and wait anew when they come back', async () => {
    const element = place();
    const page = start({ table: { greeting: { when: 'interaction' } } });
    page.mountAll();
    element.remove();
    await Promise.resolve();
    element.dispatchEvent(new Event('pointerover'));
    expect(element.dataset.ceStatus).toBe('waiting');
    document.body.append(element);
    await Promise.resolve();
    element.dispatchEvent(new Event('pointerover'));
    await vi.waitFor(() => expect(shownIn(element)).toMatch(/^Hello/));
  });

  it('get no island when they are gone before its code has come', async () => {
    const chunk = Promise.withResolvers<never>();
    const element = place();
    start({ island: () => chunk.promise }).mountAll();
    expect(element.dataset.ceStatus).toBe('loading');
    element.remove();
    await vi.waitFor(() => expect(element.dataset.ceStatus).toBeUndefined());
    const ready = vi.fn();
    openRegistry().bus.on('widget:ready', ready);
    chunk.resolve(greeting as never);
    const other = place();
    await vi.waitFor(() => expect(other.dataset.ceStatus).toBe('ready'));
    expect(ready).toHaveBeenCalledOnce();
    expect(element.innerHTML).toBe(served);
  });

  it('show props that change after they were mounted', async () => {
    const element = place(`data-ce-props='{"name":"Ada"}'`);
    start().mountAll();
    await vi.waitFor(() => expect(element.dataset.ceStatus).toBe('ready'));
    element.dataset.ceProps = '{"name":"Grace"}';
    await vi.waitFor(() => expect(shownIn(element)).toBe('Hello Grace, visitor 0'));
  });

  it('show props that change while the code is on its way', async () => {
    const chunk = Promise.withResolvers<never>();
    const element = place(`data-ce-props='{"name":"Ada"}'`);
    start({ island: () => chunk.promise }).mountAll();
    element.dataset.ceProps = '{"name":"Grace"}';
    await Promise.resolve();
    chunk.resolve(greeting as never);
    await vi.waitFor(() => expect(shownIn(element)).toBe('Hello Grace, visitor 0'));
  });

  it('get their island once a payload has the field that it needs', async () => {
    const needy = { ...greeting, needs: ['mainMenu'] };
    start({ island: async () => needy as never }).mountAll();
    const element = place();
    await vi.waitFor(() => expect(element.dataset.ceStatus).toBe('failed'));
    takePayload(openRegistry(), '{ "mainMenu": [] }');
    await vi.waitFor(() => expect(element.dataset.ceStatus).toBe('ready'));
  });

  it('say so when their name is unknown', () => {
    const element = addHtml('<div data-ce-widget="greting">Served</div>');
    start().mountAll();
    expect(element.dataset.ceStatus).toBe('failed');
    expect(element.innerHTML).toBe('Served');
    expect(errors).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: 'Island "greting": there is no island of this name.' }),
    );
  });

  it.each(['constructor', '__proto__', ''])('are not taken for an island by the name "%s"', (name) => {
    const element = addHtml(`<div data-ce-widget="${name}"></div>`);
    start().mountAll();
    expect(element.dataset.ceStatus).toBe('failed');
  });

  it.each(['{"name":', '[1]', '"Ada"', ''])(
    'say so when their props are no JSON object: %s',
    async (json) => {
      const element = place(`data-ce-props='${json}'`);
      const neighbour = place();
      start().mountAll();
      expect(element.dataset.ceStatus).toBe('failed');
      expect(errors).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({
          message: `Island "greeting": data-ce-props must be a JSON object, but is ${json}`,
        }),
      );
      await vi.waitFor(() => expect(neighbour.dataset.ceStatus).toBe('ready'));
    },
  );

  it('stay away from each other: one inside another is refused', async () => {
    const outer = addHtml('<div data-ce-widget="greeting"><div data-ce-widget="greeting">Served</div></div>');
    const inner = outer.firstElementChild as HTMLElement;
    start().mountAll();
    expect(inner.dataset.ceStatus).toBe('failed');
    expect(errors).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        message: 'Island "greeting": its element must not stand inside the element of another island.',
      }),
    );
    await vi.waitFor(() => expect(outer.dataset.ceStatus).toBe('ready'));
  });

  it('wait after the stop until the page is looked over again', async () => {
    const listeners: (() => void)[] = [];
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: (_: string, listener: () => void) => listeners.push(listener),
    }));
    const page = start({ table: { greeting: { when: 'media(print)' } } });
    const element = place();
    const stop = page.mountAll();
    expect(element.dataset.ceStatus).toBe('waiting');
    stop();
    place();
    await Promise.resolve();
    for (const listener of listeners) listener();
    expect(shownIn(element)).toBeUndefined();
    page.mountAll();
    listeners.at(0)?.();
    for (const listener of listeners) listener();
    await vi.waitFor(() => expect(element.dataset.ceStatus).toBe('ready'));
  });
});

describe('mounting by name', () => {
  it('gives the island that an element has, and does not say that it loads', async () => {
    const page = start();
    const element = addHtml('<div></div>');
    const first = page.mount('greeting', element, { name: 'Ada' });
    const second = page.mount('greeting', element, { name: 'Grace' });
    await Promise.all([first.ready, second.ready]);
    page.mount('greeting', element);
    expect(element.dataset.ceStatus).toBe('ready');
    expect(shownIn(element)).toBe('Hello Ada, visitor 0');
  });

  it('can be taken back before the code has come', async () => {
    const chunk = Promise.withResolvers<never>();
    const failed = vi.fn();
    const page = start({ island: () => chunk.promise });
    openRegistry().bus.on('widget:failed', failed);
    const element = addHtml(`<div>${served}</div>`);
    const handle = page.mount('greeting', element);
    handle.unmount();
    expect(element.dataset.ceStatus).toBeUndefined();
    chunk.reject(new Error('late'));
    const other = page.mount('greeting', addHtml('<div></div>'));
    await expect(other.ready).rejects.toThrow('late');
    expect(failed).toHaveBeenCalledOnce();
    expect(element.innerHTML).toBe(served);
  });

  it('shows the props of an update that came before the code', async () => {
    const element = addHtml('<div></div>');
    const handle = start().mount('greeting', element, { name: 'Ada' });
    handle.update({ name: 'Grace' } as never);
    await handle.ready;
    expect(shownIn(element)).toBe('Hello Grace, visitor 0');
    handle.update({ name: 'Joan' } as never);
    await vi.waitFor(() => expect(shownIn(element)).toBe('Hello Joan, visitor 0'));
    handle.unmount();
    expect(shownIn(element)).toBeUndefined();
  });

  it('reports a missing file once, as the failure of the island, and as nothing else', async () => {
    const listener = (error: unknown) => unhandled.push(error);
    process.on('unhandledRejection', listener);
    const element = place();
    const missing = new Error('no file');
    start({ island: () => Promise.reject(missing) }).mountAll();
    await vi.waitFor(() => expect(element.dataset.ceStatus).toBe('failed'));
    openRegistry().handles.get(element)?.unmount();
    await new Promise((resolve) => setTimeout(resolve));
    process.off('unhandledRejection', listener);
    expect(errors).toHaveBeenCalledExactlyOnceWith(missing);
    expect(unhandled).toEqual([]);
    expect(element.innerHTML).toBe(served);
  });
});
