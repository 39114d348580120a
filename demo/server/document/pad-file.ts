import { crc32 } from 'node:zlib';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Pads a PDF to the size in its list entry, by comments before its last lines, which change no offset of its table.
 * Leaves larger files as they are.
 */
export function padPdf(file: Bytes, size: number): Bytes {
  const end = Buffer.from(file.buffer, file.byteOffset, file.byteLength).lastIndexOf('startxref');
  if (end < 0 || size <= file.length) return file;
  return insert(file, end, comments(size - file.length));
}

/** Pads a PNG by a private chunk before its end, which takes at least twelve bytes. */
export function padPng(file: Bytes, size: number): Bytes {
  const END_CHUNK = 12;
  const length = size - file.length - 12;
  if (length < 0) return file;
  const chunk = Buffer.alloc(length + 12);
  chunk.writeUInt32BE(length, 0);
  chunk.write('ceSz', 4, 'latin1');
  chunk.writeUInt32BE(crc32(chunk.subarray(4, length + 8)), length + 8);
  return insert(file, file.length - END_CHUNK, chunk);
}

/** Fills with lines of at most 255 bytes, PDF's limit. */
function comments(length: number): Buffer {
  const lines = Buffer.alloc(length, ' ');
  for (let at = 0; at < length; at += 200) lines[at] = 0x25;
  for (let at = 199; at < length; at += 200) lines[at] = 0x0a;
  lines[length - 1] = 0x0a;
  return lines;
}

function insert(file: Bytes, at: number, padding: Uint8Array): Bytes {
  const whole = new Uint8Array(file.length + padding.length);
  whole.set(file.subarray(0, at));
  whole.set(padding, at);
  whole.set(file.subarray(at), at + padding.length);
  return whole;
}
