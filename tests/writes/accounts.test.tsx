import { accountWrites } from './rows/accounts.tsx';
import { testWrites } from './test-writes.ts';

testWrites(accountWrites);
