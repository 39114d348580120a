/** Converts an island's name to that of its contract: `main-navigation` to `mainNavigation`. */
export function camelCase(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
