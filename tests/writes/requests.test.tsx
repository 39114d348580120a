import { requestWrites } from './rows/requests.tsx';
import { testWrites } from './test-writes.ts';

testWrites(requestWrites);
