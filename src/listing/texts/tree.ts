/** Texts of combined parent and child filters. */
export const treeTexts = {
  'tree.below': 'Parts of {title}',
} as const;
