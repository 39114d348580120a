/** The page's own elements that have a tooltip: those with a text in `data-ce-tooltip`. */
export const TRIGGERS = '[data-ce-tooltip]:not([data-ce-tooltip=""])';
