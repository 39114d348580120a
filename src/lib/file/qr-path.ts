import { generate } from 'lean-qr/nano';

/** A QR code as one SVG path of unit squares. */
export interface QrPath {
  path: string;
  /** Width and height in modules, with the quiet zone of four that readers need. */
  size: number;
}

const QUIET = 4;

/** Encodes a text as a QR code. Percent-encode addresses: some readers decode bytes as Latin 1. */
export function qrPath(text: string): QrPath {
  const code = generate(text);
  let path = '';
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      if (code.get(x, y)) path += `M${x + QUIET} ${y + QUIET}h1v1h-1z`;
    }
  }
  return { path, size: code.size + 2 * QUIET };
}
