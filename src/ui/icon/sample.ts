export const sampleIcon =
  'M9 3.5h6M10 3.5v6l-5 9A1.4 1.4 0 0 0 6.2 20.5h11.6a1.4 1.4 0 0 0 1.2-2l-5-9v-6M7.5 14.5h9';
