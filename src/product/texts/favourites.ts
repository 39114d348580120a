/** Texts of document favourites, called My sheets on screen; the states have the specification's words (spec P§4). */
export const favouriteTexts = {
  'favourite.none': 'Save to My sheets',
  'favourite.partial': 'Partly in MySheets',
  'favourite.full': 'In MySheets',
  'favourite.added': 'Added to My sheets: {name}.',
  'favourite.removed': 'Removed from My sheets: {name}.',
  'favourite.merged': '{told} Changes made elsewhere in the meantime are kept too.',
  'favourite.type': '{type} of {name}',
  'favourite.undo': 'Undo',
  'favourite.retry': 'My sheets: try again',
  'favourite.retry.title': 'My sheets could not be loaded.',
  'favourite.retry.of': 'My sheets could not be loaded. Try again: {name}',
  'favourite.unread': 'My sheets could not be loaded. {reason}',
  'favourite.failed': 'My sheets could not be changed. {reason}',
} as const;
