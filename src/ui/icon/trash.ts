export const trashIcon =
  'M4 7h16M9.5 7V4.5h5V7M6 7l.9 12.6a1 1 0 0 0 1 .9h8.2a1 1 0 0 0 1-.9L18 7M10 11v5.5M14 11v5.5';
