/** Texts of combined parent and child filters. */
export const treeTexts = {
  'tree.below': '{title}: show types',
} as const;
