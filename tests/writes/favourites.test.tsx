import { favouriteWrites } from './rows/favourites.tsx';
import { testWrites } from './test-writes.ts';

testWrites(favouriteWrites);
