import { comparisonWrites } from './rows/comparisons.tsx';
import { testWrites } from './test-writes.ts';

testWrites(comparisonWrites);
