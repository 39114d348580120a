import { profileWrites } from './rows/profile.tsx';
import { testWrites } from './test-writes.ts';

testWrites(profileWrites);
