import { writeFileSync } from 'node:fs';
import { ROOT } from './build/paths.ts';
import { generatedFiles } from './generate/generated-files.ts';

// Writes what follows from the contracts of the islands: `npm run generate`.

for (const [path, text] of await generatedFiles()) writeFileSync(ROOT + path, text);
