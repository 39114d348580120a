import { catalogueWrites } from './rows/catalogues.tsx';
import { testWrites } from './test-writes.ts';

testWrites(catalogueWrites);
