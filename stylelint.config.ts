import type { Config } from 'stylelint';
import { allowedValues, insteadOf } from './scripts/scale-rules/allowed-values.ts';
import { widthRule } from './scripts/scale-rules/width-rule.ts';

/** Holds every style sheet to one scale (docs/architecture.md, "Scale"). An exception says why, beside it. */
const config: Config = {
  plugins: [widthRule],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'declaration-property-value-allowed-list': [allowedValues, { message: insteadOf }],
    'ce/named-widths': true,
  },
  ignoreFiles: [
    // The scale itself.
    'src/ui/base/tokens.css',
    // Shadow roots of their own, outside every island: they cannot read the tokens and count in em.
    'src/mount/**/*.css',
    'widgets/cookie-modal/*.css',
  ],
};

export default config;
