import { searchWrites } from './rows/searches.tsx';
import { testWrites } from './test-writes.ts';

testWrites(searchWrites);
