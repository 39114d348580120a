/** A text shown to the visitor once, such as the result of an emailed link. */
export interface Message {
  type: 'success' | 'info' | 'warning' | 'error';
  text: string;
}
