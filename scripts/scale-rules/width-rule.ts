import stylelint from 'stylelint';

const RULE = 'ce/named-widths';
/** Phones, small tablets, tablets and desktops: the four widths at which a layout changes, in em. */
const WIDTHS = [27, 44, 60, 75];

/** Refuses conditions with another width than the four. Heights are free. */
const rule: stylelint.Rule = () => (root, result) => {
  root.walkAtRules(/^(media|container)$/, (atRule) => {
    for (const [all, number] of atRule.params.matchAll(
      /(?<!height[ <>=:]*)(?<![\w.-])([\d.]+)(?:em|px)\b/g,
    )) {
      if (WIDTHS.includes(Number(number)) && all.endsWith('em')) continue;
      const message = `${all} is none of the widths at which a layout changes: take ${WIDTHS.map((width) => `${width}em`).join(', ')} (${RULE})`;
      stylelint.utils.report({ ruleName: RULE, result, node: atRule, message, word: all });
    }
  });
};
rule.ruleName = RULE;
rule.messages = {};

/** Conditions of `@media` and `@container` have named widths only (`ce/named-widths`). */
export const widthRule = stylelint.createPlugin(RULE, rule);
