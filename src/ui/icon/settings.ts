export const settingsIcon =
  'M4 7.5h8M17 7.5h3M14.5 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM4 16.5h3M12 16.5h8M9.5 19a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z';
