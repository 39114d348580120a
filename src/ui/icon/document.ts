export const documentIcon =
  'M13.5 3.5h-7A1.5 1.5 0 0 0 5 5v14a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19V9ZM13.5 3.5V9H19M8.5 13h7M8.5 16.5h7';
