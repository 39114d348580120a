/** Texts of a product's gallery. */
export const galleryTexts = {
  'gallery.close': 'Close',
  'gallery.previous': 'Previous',
  'gallery.next': 'Next',
  'gallery.place': '{place} of {count}',
  'gallery.image': 'Product image',
  'gallery.masstone': 'Masstone',
  'gallery.tint': 'Tint 1:10',
  'gallery.at': '{title} at {angle}',
  'gallery.angle': 'Angle from the specular direction',
  'gallery.angles': 'The product from several angles',
  'gallery.angle.image': 'The product at {angle}',
} as const;
