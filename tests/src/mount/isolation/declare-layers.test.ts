import { beforeEach, expect, it, vi } from 'vitest';
import { withFreshPage } from '../../../support/fresh-page.ts';

withFreshPage();

/** A style sheet of the page's, as far as it counts here. */
function sheet({ media = '', disabled = false, isForeign = false } = {}) {
  const rules = ['.page{}'];
  return {
    rules,
    disabled,
    media: { mediaText: media },
    insertRule(rule: string) {
      if (isForeign) throw new DOMException('of another origin', 'SecurityError');
      rules.unshift(rule);
    },
  };
}

let sheets: ReturnType<typeof sheet>[];
let declareLayersFirst: () => void;

beforeEach(async () => {
  vi.resetModules();
  sheets = [];
  vi.spyOn(document, 'styleSheets', 'get').mockImplementation(() => sheets as never);
  ({ declareLayersFirst } = await import('../../../../src/mount/isolation/declare-layers.ts'));
});

const LAYERS = '@layer ce,ce-reset;';
const declarations = () => sheets.map(({ rules }) => rules.filter((rule) => rule === LAYERS).length);

it('puts the layers at the head of the first sheet, once', () => {
  sheets = [sheet(), sheet()];
  declareLayersFirst();
  declareLayersFirst();
  expect(sheets[0]?.rules).toEqual([LAYERS, '.page{}']);
  expect(declarations()).toEqual([1, 0]);
});

it('goes on to the next sheet behind one that is foreign, switched off or for some media', () => {
  sheets = [
    sheet({ isForeign: true }),
    sheet({ disabled: true }),
    sheet({ media: 'print' }),
    sheet(),
    sheet(),
  ];
  declareLayersFirst();
  expect(declarations()).toEqual([0, 1, 1, 1, 0]);
});

it('does so for sheets that load later, as on a page that has none yet', () => {
  declareLayersFirst();
  sheets = [sheet({ media: 'all' })];
  const link = document.head.appendChild(document.createElement('div'));
  link.dispatchEvent(new Event('load'));
  expect(declarations()).toEqual([1]);
});
