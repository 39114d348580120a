/** A text shown to the visitor once, such as the outcome of a mailed link. */
export interface Message {
  type: 'success' | 'info' | 'warning' | 'error';
  text: string;
}
