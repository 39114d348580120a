/** Texts of products as a table. */
export const productTableTexts = {
  'table.caption': 'Products as a table',
  'table.product_name': 'Product',
  'table.color_index': 'Colour Index',
  'table.transparency': 'Transparency',
  'table.form': 'Form',
  'table.light_fastness': 'Light',
  'table.weather_fastness': 'Weather',
  'table.heat_stability': 'Heat',
  'table.scale.light': '1–8',
  'table.scale.weather': '1–5',
  'table.scale.heat': '°C',
  'table.actions': 'Actions',
  'table.sorted.ascending': 'Sorted by {title}, ascending.',
  'table.sorted.descending': 'Sorted by {title}, descending.',
  'table.needsAll': 'Load all {count} products to sort by this column.',
} as const;
