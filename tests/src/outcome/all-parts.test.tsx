import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, createElement, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { IslandBoundary } from '../../../src/mount/island/IslandBoundary.tsx';
import type { PartViews } from '../../../src/ui/base/create-lazy-part.tsx';
import { showInListing } from '../../support/show-in-listing.tsx';
import { standIn } from '../../support/stand-in.ts';
import { type LazyImport, lazyImports, PART_MAKERS } from './lazy-code.ts';

// Each piece of code that the product loads on demand, and what a visitor sees while it is loading or missing. The list
// is read from the source: an `import()` without a row fails here.

type Props = Record<string, unknown>;
type Load = () => Promise<ComponentType<Props>>;

/** A part as its file has made it. */
interface Made {
  file: string;
  load: Load;
  /** Makes another one like it, of other code. */
  make: (load: Load) => ComponentType<Props>;
}

const made = vi.hoisted((): Made[] => []);

function record(load: unknown, make: Made['make']): void {
  const callers = new Error().stack?.match(/(src|widgets)\/[\w/-]+\.tsx?/g) ?? [];
  const file = callers.find((path) => !/\/(create-)?lazy-|all-parts/.test(path));
  // Tests make parts too.
  if (file) made.push({ file, load: load as Load, make });
}

vi.mock('../../../src/ui/base/create-lazy-part.tsx', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../../src/ui/base/create-lazy-part.tsx')>();
  const createLazyPart: typeof original.createLazyPart = (load, views) => {
    record(load, (other) => original.createLazyPart(other, views as unknown as PartViews<Props>));
    return original.createLazyPart(load, views);
  };
  return { ...original, createLazyPart };
});
vi.mock('../../../src/ui/base/lazy-of-island.tsx', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../../src/ui/base/lazy-of-island.tsx')>();
  const lazyOfIsland: typeof original.lazyOfIsland = (load) => {
    record(load, original.lazyOfIsland);
    return original.lazyOfIsland(load);
  };
  return { lazyOfIsland };
});

interface Row {
  /**
   * While the code is missing: `words` with “Try again” in its place, a `dialog` with them, `nothing` but a way to do
   * without it, or other content; or the `island` as a whole gives way to its fallback.
   */
  missing: 'words' | 'dialog' | 'nothing' | 'island' | RegExp;
  /** While it is loading: a `spinner`, a covering `dialog`, `nothing`, other content, or what is `around` stays. */
  waiting: 'spinner' | 'dialog' | 'nothing' | 'around' | RegExp | ((container: HTMLElement) => unknown);
  props?: Props;
}

const words: Row = { missing: 'words', waiting: 'spinner' };
const dialog: Row = { missing: 'dialog', waiting: 'dialog', props: { onClose: vi.fn() } };
const view: Row = { missing: 'words', waiting: 'around' };
const skeleton = (container: HTMLElement) => container.querySelector('.ce-skeleton');

const facet = (key: string, title: string) => ({
  key,
  title,
  control: 'options',
  values: [{ key, title, count: 1 }],
});
const plainFacets = { above: facet('a', 'Reds'), below: facet('b', 'Maroons'), isOpen: true };

const PARTS: Record<string, Row> = {
  'QuietActions QrDialog': dialog,
  'ProductActions StuckActions': { missing: 'nothing', waiting: 'nothing' },
  'NearestChoices NearestFilters': words,
  'GradesSection GradesTable': words,
  'ColorSection ColorCharts': words,
  'ColorSection AngleCharts': words,
  'PropertiesSection ByProperty': words,
  'ComparisonsSection AdvancedContent': words,
  'InternalActions HistoryDialog': dialog,
  'ColorCard ColorGallery': dialog,
  'ColorCard AngleStrip': words,
  'IndustryPick IndustryChooser': dialog,
  'ProductBanners NearestHint': words,
  'FieldValue RichText': {
    missing: /^Little to say$/,
    waiting: /^Little to say$/,
    props: { html: '<p>Little <b>to say</b></p>' },
  },
  'SearchSelect SearchSelect': {
    missing: /German/,
    waiting: /German/,
    props: { options: [{ value: 'Ger', title: 'German' }], value: '', onChange: vi.fn() },
  },
  'ListingFrame FilterDrawer': dialog,
  'FacetFieldset TreeFacet': { missing: /Reds.*Maroons/s, waiting: /Reds/, props: plainFacets },
  'NoResults DeadEnd': words,
  'SearchBox SearchSuggestions': { missing: 'nothing', waiting: 'nothing' },
  'SearchBox SearchShortcut': { missing: 'nothing', waiting: 'nothing' },
  'RecentlyViewed RecordView': { missing: 'nothing', waiting: 'nothing', props: { productId: 'p-1' } },
  'Saving SaveSearch': { missing: 'nothing', waiting: 'nothing' },
  'SaveSearch SaveSearchDialog': dialog,
  'DocumentsPart SelectionBar': words,
  'WorkingListButton WorkingList': words,
  'Matrix RequestMissing': dialog,
  'TableActions CsvFormatDialog': dialog,
  'HitsOfType HitCards': view,
  'HitsOfType ProductTable': view,
  'HitsOfType ListedDocuments': view,
  'BasketRow DragHandle': { missing: 'nothing', waiting: 'nothing' },
  'CompareTable ColorChart': words,
  'ComparisonBody AdvancedContent': words,
  'PickerFlyout ProductPicker': words,
  'Target NearActions': words,
  'Target NearPlane': { missing: 'words', waiting: skeleton },
  'ContactForm ContactDialog': { missing: 'island', waiting: 'around' },
  'DigitalCatalogs CatalogPage': { missing: 'words', waiting: skeleton },
  'EditableRow DragHandle': { missing: 'nothing', waiting: 'nothing' },
  'AddProducts FoundProducts': words,
  'CatalogBody ChooseProducts': { missing: 'words', waiting: skeleton },
  'CatalogTitle TitleForm': dialog,
  'CatalogShelf DeleteQuestion': dialog,
  'FormulationRepository FormulationListing': {
    missing: 'words',
    waiting: (container) => container.querySelector('slot'),
  },
  'ComparisonsScreen ComparisonCards': { missing: 'words', waiting: skeleton },
  'PersonalScreen Sessions': { missing: 'words', waiting: skeleton, props: { userId: 'u-1' } },
  'PersonalScreen OwnData': words,
  'ProductDetail ProductSections': words,
  'UserMenu AccountMenu': { missing: 'island', waiting: 'around' },
};

/** Code that no component stands for, with the test of what happens without it. */
const OTHER_CODE = 'tests/src/outcome/other-code.test.tsx';
const PAGE_CHUNKS = 'tests/src/mount/start-page-parts.test.ts';
const OTHERS: Record<string, string> = {
  'prepare-sanitizing ./purify-html.ts': 'tests/src/ui/content/RichText.test.tsx',
  'load-file undefined': 'tests/src/mount/load-file.test.ts',
  'mount-island ../isolation/light-css.ts': OTHER_CODE,
  'page ../store/notices/report-lost-login.ts': OTHER_CODE,
  'page ../store/session/session-end.ts': OTHER_CODE,
  'change-comparison ./send-changes.ts': OTHER_CODE,
  'save-again ./send-changes.ts': OTHER_CODE,
  'comparison-of ../rules/merge/combine-changes.ts': OTHER_CODE,
  'ComparedProducts ../../state/drop-missing.ts': OTHER_CODE,
  'useWindowedItems ./WindowedItems.tsx': OTHER_CODE,
  'useTooltip ./show-tooltip.ts': OTHER_CODE,
  'useAboveBar ../panel/AboveBar.tsx': OTHER_CODE,
  'usePasted ../rules/read-measurements.ts': 'tests/widgets/colour-search/ColourSearch.test.tsx',
  'Notices ./NoticeRegion.tsx': 'tests/widgets/notices/Notices.test.tsx',
  'page-chunks ./island/mount-island.tsx': 'tests/src/mount/start-page.test.tsx',
  'page-chunks ../../widgets/cookie-modal/open-cookie-modal.ts':
    'tests/src/mount/consent/connect-consent.test.ts',
  'page-chunks ./consent/watch-gated.ts': PAGE_CHUNKS,
  'page-chunks ./consent/start-consent-options.ts': PAGE_CHUNKS,
  'page-chunks ./analytics/start-analytics.ts': PAGE_CHUNKS,
  'page-chunks ./error-reporting/report-error.ts': PAGE_CHUNKS,
  'page-chunks ./editor/explain-failures.ts': PAGE_CHUNKS,
  'page-chunks ./gates/watch-gates.ts': PAGE_CHUNKS,
  'page-chunks ./tooltips/watch-tooltips.ts': PAGE_CHUNKS,
};

const nameOf = (file: string) => basename(file).replace(/\.\w+$/, '');
const isPart = ({ through = '' }: LazyImport) => PART_MAKERS.includes(through);
const found = lazyImports();
/** Constants that a part is assigned to, by file, in order. */
const parts = new Map<string, string[]>();
for (const { file, name } of found.filter(isPart)) parts.set(file, [...(parts.get(file) ?? []), name ?? '?']);
// Its `import()` is in a file of its own, which reads the list too.
parts.set('widgets/profile/comparisons/ComparisonsScreen.tsx', ['ComparisonCards']);

it('has a row for each part of the source, and no other', () => {
  const names = [...parts].flatMap(([file, all]) => all.map((name) => `${nameOf(file)} ${name}`));
  expect(names.toSorted()).toEqual(Object.keys(PARTS).toSorted());
});

it('has a test for each other code that is loaded on demand', () => {
  const names = found
    .filter(({ through }) => !through || through === 'askUntilLoaded')
    .map(({ file, source }) => `${nameOf(file)} ${source}`);
  expect(names.toSorted()).toEqual(Object.keys(OTHERS).toSorted());
  for (const [name, test] of Object.entries(OTHERS)) {
    const [, file = ''] = /(\w[\w-]*)\.tsx?$/.exec(name) ?? [];
    const code = readFileSync(test, 'utf8');
    // Parts of the runtime are missing by their name in the list, and so is the loader's own `import()`.
    const isMissing = /^(page-chunks|load-file) /.test(name)
      ? /reject/i
      : new RegExp(`(miss|doMock)\\('[^']*/${file}\\.`);
    expect(isMissing.test(code), `${test} does without ${name}`).toBe(true);
  }
});

const missing = new TypeError('Failed to fetch dynamically imported module');
const Arrived = () => <button type="button">Here it is</button>;
const arrived = () => screen.findByRole('button', { name: 'Here it is' });
const uncaught = vi.fn();
let listen: MockInstance<typeof addEventListener>;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  uncaught.mockReset();
  vi.stubGlobal('reportError', uncaught);
  listen = vi.spyOn(window, 'addEventListener');
});
afterEach(() => {
  expect(uncaught).not.toHaveBeenCalled();
});

/** What is missing waits for the connection: all of its effects have run. */
async function isMissing() {
  await waitFor(() => expect(listen).toHaveBeenCalledWith('online', expect.any(Function)));
  await act(async () => {});
}

/** What the file of a row has made. */
async function partOf(row: string): Promise<Made> {
  const [file, names] = [...parts].find(([path, all]) =>
    all.some((name) => `${nameOf(path)} ${name}` === row),
  ) ?? ['', []];
  await import(/* @vite-ignore */ resolve(file));
  const ofFile = made.filter((each) => each.file === file);
  return ofFile[names.findIndex((name) => row.endsWith(` ${name}`))] as Made;
}

/** Shows a part in an island, whose code does what the test wants. */
async function show(row: string, load: Load, given?: ComponentType<Props>) {
  const Part = given ?? (await partOf(row)).make(load);
  const onError = vi.fn();
  const { props = {} } = PARTS[row] as Row;
  const island = showInListing(
    <IslandBoundary onInsert={() => {}} onCommit={() => {}} onError={onError}>
      <Suspense fallback="around">{createElement(Part, props)}</Suspense>
    </IslandBoundary>,
  );
  // React shows what arrives within `act` at once, else 300 ms after its fallback.
  await act(async () => {});
  return { ...island, onError, Part };
}

describe.each(Object.entries(PARTS))('%s', (name, row) => {
  const failing = () => vi.fn<Load>().mockRejectedValueOnce(missing).mockResolvedValue(Arrived);
  it('is a component of its file', async () => {
    expect(await (await partOf(name)).load()).toBeTypeOf('function');
  });

  it('says that it is loading, if that takes a moment', async () => {
    vi.useFakeTimers();
    const pending = new Promise<never>(() => {});
    const { container } = await show(name, () => pending);
    await act(() => vi.advanceTimersByTimeAsync(300));
    vi.useRealTimers();
    const { waiting } = row;
    if (waiting === 'spinner') expect(screen.getByRole('status').textContent).toBe('Loading …');
    else if (waiting === 'dialog')
      expect(standIn()?.dialog.getAttribute('aria-label')).toBe('One moment, please');
    else if (waiting === 'around') expect(container.textContent).toBe('around');
    else if (waiting === 'nothing') expect(container.textContent).toBe('');
    else if (waiting instanceof RegExp) expect(container.textContent).toMatch(waiting);
    else expect(waiting(container)).not.toBeNull();
  });

  it('says that it is missing, and comes with the next try', async () => {
    const load = failing().mockReset();
    load.mockRejectedValueOnce(missing).mockRejectedValueOnce(missing).mockResolvedValue(Arrived);
    const { container, onError } = await show(name, load);
    if (row.missing === 'island') {
      await waitFor(() => expect(onError).toHaveBeenCalledExactlyOnceWith(missing));
      return;
    }
    if (row.missing === 'words') {
      const retry = await screen.findByRole('button', { name: 'Try again' });
      const told = () =>
        expect(screen.getByRole('alert').textContent).toContain('This part of the page could not be loaded.');
      told();
      await userEvent.click(retry);
      await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
      told();
      expect(document.activeElement).toBe(retry);
      await userEvent.click(retry);
      expect(document.activeElement).toBe(await arrived());
      return;
    }
    if (row.missing === 'dialog') {
      for (const tries of [1, 2]) {
        await waitFor(() =>
          expect(standIn()?.reason).toBe('It could not be loaded. Try again, or reload the page.'),
        );
        expect(load).toHaveBeenCalledTimes(tries);
        act(() => standIn()?.press('Try again'));
      }
      await arrived();
      expect(standIn()).toBeUndefined();
      return;
    }
    await isMissing();
    const text = row.missing === 'nothing' ? /^$/ : row.missing;
    await waitFor(() => expect(container.textContent).toMatch(text));
  });

  it('is fetched again when it is next shown', async () => {
    const load = failing();
    const { unmount, Part, onError } = await show(name, load);
    if (row.missing === 'island') await waitFor(() => expect(onError).toHaveBeenCalled());
    else await isMissing();
    unmount();
    expect(standIn()).toBeUndefined();
    document.dispatchEvent(new CustomEvent('ce:widget:failed'));
    await show(name, load, Part);
    await arrived();
    expect(load).toHaveBeenCalledTimes(2);
  });

  if (row.missing === 'island') return;

  it('says that there is no connection, and comes with it', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { container } = await show(name, failing());
    if (row.missing === 'words') {
      expect((await screen.findByRole('alert')).textContent).toContain('you are offline');
    } else if (row.missing === 'dialog') {
      await waitFor(() => expect(standIn()?.reason).toBe('You are offline. Connect and try again.'));
    } else {
      await isMissing();
      expect(container.textContent).toMatch(row.missing === 'nothing' ? /^$/ : row.missing);
    }
    await isMissing();
    onLine.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    await arrived();
    expect(standIn()).toBeUndefined();
  });
});
