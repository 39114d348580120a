import { array, type InferOutput, number, object, parse, string } from 'valibot';

const fileSchema = object({
  /** Name below dist/cdn. */
  file: string(),
  /** Name without the hash: `ce-widgets` is the loader; an island's file is called as the island. */
  name: string(),
  bytes: number(),
  /** Bytes after brotli at its highest level. */
  brotli: number(),
  /** SRI hash, `sha384-…`. */
  integrity: string(),
  /** Files that this one imports statically, by their names. */
  imports: array(string()),
});

/** One built file, as `dist/cdn/manifest.json` lists it. */
export type BuiltFile = InferOutput<typeof fileSchema>;

/** Reads the text of `dist/cdn/manifest.json`. Throws where it is no manifest. */
export function parseManifest(json: string): BuiltFile[] {
  return parse(array(fileSchema), JSON.parse(json));
}

/** The file of an island or of another part. Throws where there is none. */
export function fileOf(files: readonly BuiltFile[], name: string): BuiltFile {
  const found = files.find((file) => file.name === name);
  if (!found) throw new Error(`dist/cdn has no file for ${name}: build it, or mend scripts/size/budgets.ts`);
  return found;
}

/** The named files and all that they import statically, each once. */
export function closureOf(files: readonly BuiltFile[], names: readonly string[]): BuiltFile[] {
  const closure = new Set<BuiltFile>();
  const add = (file: BuiltFile) => {
    if (closure.has(file)) return;
    closure.add(file);
    for (const name of file.imports) {
      const imported = files.find((other) => other.file === name);
      if (!imported) throw new Error(`${file.file} imports ${name}, which the manifest does not list`);
      add(imported);
    }
  };
  for (const name of names) add(fileOf(files, name));
  return [...closure];
}
