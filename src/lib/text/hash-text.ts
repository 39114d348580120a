/** Returns a short hash (FNV-1a, twice with different starts), to recognise a text. No protection against attackers. */
export function hashText(text: string): string {
  return [0x811c9dc5, 0x01000193].map((start) => fnv(text, start).toString(36)).join('-');
}

function fnv(text: string, start: number): number {
  let hash = start;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
