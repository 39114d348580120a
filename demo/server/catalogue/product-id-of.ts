/** Returns the product of an id or uid of any result type, such as `p-0001` of `assets::a-0001-03`. */
export function productIdOf(id: string): string {
  return bareId(id)
    .replace(/^a-(\d+)-\d+$/, 'p-$1')
    .replace(/^s-(\d+)-v[12]$/, 'p-$1');
}

/** Returns an id without its result type. */
export function bareId(id: string): string {
  return id.replace(/^\w+::/, '');
}
