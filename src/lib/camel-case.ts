/** `main-navigation` as `mainNavigation`: the name of an island's contract and, with `mount` before it, its function. */
export function camelCase(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
