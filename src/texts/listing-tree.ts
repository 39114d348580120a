/** Texts of filters that stand one above the other. */
export const treeTexts = {
  'tree.below': 'Parts of {title}',
} as const;
