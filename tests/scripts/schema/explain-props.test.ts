import { expect, test } from 'vitest';
import { explainProps } from '../../../scripts/schema/explain-props.ts';

const declarations = `/** Mounts the user menu. */
export declare const mountUserMenu: import("./index.ts").Mount<{}>;
/** Mounts a listing. */
export declare const mountSearchListing: import("./index.ts").Mount<{
    size?: number | undefined;
    limits?: {
        size: number;
    } | undefined;
    plain: string;
}>;
`;

test('puts the comment of a prop above it, and nowhere else', () => {
  const comments = new Map([
    ['size', 'Hits per load. @default 24'],
    ['limits', 'What one ZIP takes.'],
  ]);
  const islands = new Map([
    ['user-menu', new Map()],
    ['search-listing', comments],
  ]);
  expect(explainProps(declarations, islands)).toBe(
    declarations
      .replace('    size?', '    /** Hits per load. @default 24 */\n    size?')
      .replace('    limits?', '    /** What one ZIP takes. */\n    limits?'),
  );
});
