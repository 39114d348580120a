/** Returns the name that a `Content-Disposition` header gives a file (RFC 6266): the one in UTF-8, else the plain one. */
export function filenameOfDisposition(header: string | null): string | undefined {
  const [, encoded] = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(header ?? '') ?? [];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      // Wrongly encoded; the plain name beside it may serve.
    }
  }
  const [, quoted, token] = /;\s*filename\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^;\s]+))/i.exec(header ?? '') ?? [];
  return (quoted?.replaceAll(/\\(.)/g, '$1') ?? token) || undefined;
}
