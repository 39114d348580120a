/**
 * Returns the name of a built file: the part's name with the first letters and digits of its hash, so that the name
 * follows from the hash.
 *
 * @param hash Base64
 */
export function fileName(name: string, hash: string): string {
  return `${name}-${hash.replace(/\W/g, '').slice(0, 8)}.js`;
}
