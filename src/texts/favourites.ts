/** Texts of document favourites, called MySheets on screen (spec P§4). */
export const favouriteTexts = {
  'favourite.none': 'Add to MySheets',
  'favourite.partial': 'Partly in MySheets',
  'favourite.full': 'In MySheets',
  'favourite.changed': 'Updated MySheets for {name}.',
  'favourite.undo': 'Undo',
  'favourite.failed': 'MySheets could not be changed. {reason}',
} as const;
