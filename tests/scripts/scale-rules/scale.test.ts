import stylelint from 'stylelint';
import { expect, it } from 'vitest';
import config from '../../../stylelint.config.ts';

async function warningsOf(code: string): Promise<string[]> {
  const { results } = await stylelint.lint({ code, config: { ...config, ignoreFiles: [] } });
  return results.flatMap(({ warnings }) => warnings.map(({ text }) => text.replace(/ \([\w/-]+\)$/, '')));
}

it.each([
  ['font-size: calc(var(--ce-_size) * 0.8125)', 'take var(--ce-_fine) (12px)'],
  ['font-size: 15px', 'take var(--ce-_small) (14px)'],
  ['padding: 0 20px', 'take var(--ce-_s4) (16px)'],
  ['gap: calc(var(--ce-_space) * 2.5)', 'take var(--ce-_s2) (8px)'],
  ['margin-inline-start: calc(var(--ce-_m) * -0.75)', 'take var(--ce-_s3) (12px)'],
  ['min-block-size: calc(var(--ce-_m) * 2.5)', 'take var(--ce-_control-medium) (36px)'],
  ['border-radius: 20px', 'take var(--ce-_radius-large) (16px)'],
  ['font-weight: 650', 'take 400, 500, 600, inherit, var(--ce-_heading-weight)'],
  ['line-height: 1.3', 'take 1.25, 1.4, 1.5'],
])('says which step to take in place of `%s`', async (declaration, advice) => {
  expect(await warningsOf(`a { ${declaration}; }`)).toEqual([`${declaration} is off the scale: ${advice}`]);
});

it('names all grounds where it cannot tell which is meant', async () => {
  expect(await warningsOf('a { background: #eee; }')).toEqual([
    expect.stringMatching(
      /^background: #eee is off the scale: take var\(--ce-_surface\), .*var\(--ce-_chosen\)/,
    ),
  ]);
});

it.each([
  'padding: var(--ce-_s2) 0 auto var(--ce-_s7)',
  'margin-inline: calc(var(--ce-_s3) * -1)',
  'font-size: inherit',
  'min-block-size: 2lh',
  'border-radius: 0 0 var(--ce-_radius) var(--ce-_radius)',
  'background-color: var(--ce-_hover)',
])('accepts `%s`', async (declaration) => {
  expect(await warningsOf(`a { ${declaration}; }`)).toEqual([]);
});

it('knows four widths, and any height', async () => {
  expect(await warningsOf('@container x (27em <= width < 60em) { a { top: 0; } }')).toEqual([]);
  expect(await warningsOf('@media (height < 30em) and (width >= 44em) { a { top: 0; } }')).toEqual([]);
  expect(await warningsOf('@container (width < 58em) { a { top: 0; } }')).toEqual([
    '58em is none of the widths at which a layout changes: take 27em, 44em, 60em, 75em',
  ]);
  expect(await warningsOf('@media (max-width: 600px) { a { top: 0; } }')).toHaveLength(1);
});

it('wants a reason for an exception, and the exception to be needed', async () => {
  const disable = (reason: string) =>
    `/* stylelint-disable-next-line declaration-property-value-allowed-list${reason} */`;
  expect(await warningsOf(`a { ${disable('')} gap: 3px; }`)).not.toEqual([]);
  expect(await warningsOf(`a {\n${disable(' -- drawn')}\ngap: 3px; }`)).toEqual([]);
  expect(await warningsOf(`a {\n${disable(' -- drawn')}\ngap: 0; }`)).not.toEqual([]);
});
