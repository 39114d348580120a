/** Elements of the page with a non-empty `data-ce-tooltip`. */
export const TRIGGERS = '[data-ce-tooltip]:not([data-ce-tooltip=""])';
