/** In place of a property's code: the view of all properties. */
export const ALL_PROPERTIES = 'all';

/** In place of a property's code: the view by medium, on a page that shows another one by default. */
export const NO_PROPERTY = 'none';
