/** Texts of a list of our products by their colour difference from a colour. */
export const nearTexts = {
  'near.head.plane': 'Position in the a*/b* plane',
  'near.head.hits': 'Closest matches',
  /** A medium to compare in, with the number of our products measured in it. */
  'near.medium': '{medium} ({count})',

  'near.head.ours': 'Ours',
  'near.head.masstone': 'Masstone',
  'near.head.tint': 'Tint',
  'near.head.product': 'Product, Colour Index name',
  'near.head.ΔL*': 'lighter +',
  'near.head.Δa*': 'redder +',
  'near.head.Δb*': 'yellower +',
  'near.head.ΔC*': 'chroma +',
  'near.head.ΔH*': 'hue ↺ +',
  'near.head.weights': '1:1:1',

  'near.plane': 'Plane of a* and b* around {name}; the list gives all values',
  'near.plane.title': 'Close-up of the a*/b* plane',
  'near.plane.ours': '{number}: {name}, a* {a}, b* {b}',

  'near.number': 'Number {number}',
  'near.same': 'Same C.I. name',
  'near.light': 'light {value}',
  'near.above': 'above {line}',
} as const;
