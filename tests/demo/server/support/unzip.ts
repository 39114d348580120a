/** The files of a ZIP without compression, by name, in their order. */
export function unzip(bytes: Uint8Array): Map<string, Uint8Array> {
  const file = Buffer.from(bytes);
  const end = file.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const files = new Map<string, Uint8Array>();
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left--) {
    const flags = file.readUInt16LE(at + 8);
    const nameLength = file.readUInt16LE(at + 28);
    const name = file.subarray(at + 46, at + 46 + nameLength);
    // Bit 11: names are UTF-8.
    const isUtf8 = (flags & 0x800) !== 0;
    files.set(name.toString(isUtf8 ? 'utf8' : 'latin1'), contentOf(file, at));
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return files;
}

function contentOf(file: Buffer, entry: number): Uint8Array {
  const size = file.readUInt32LE(entry + 20);
  const header = file.readUInt32LE(entry + 42);
  const start = header + 30 + file.readUInt16LE(header + 26) + file.readUInt16LE(header + 28);
  return file.subarray(start, start + size);
}
