/** A product's colour, or a neutral place for it. Decoration. */
export function Swatch({ color }: { color: string | undefined }) {
  return <span className="ce-basket__swatch" style={{ '--ce-_shade': color || undefined }} />;
}
