/** What a user is told of a failed action by a notice, or in place of a form's answer. */
export const told = {
  'lost answer': /We cannot reach the server/,
  offline: /check your connection/,
  'session ended': /Your session has ended/,
};

/** What a user is told, too, where the change was merged with that of another page. */
export const toldOfMerge = (words: RegExp) => ({ 'two stale tabs': words, 'two devices': words });

/** What a form says in place of the service's answer. */
export const formTold = {
  'lost answer': /may have reached us/,
  offline: /check your connection/,
  'session ended': /Your session has ended/,
};
