import { ChooseProducts } from '../choose/ChooseProducts.tsx';
import { FoundProducts } from './FoundProducts.tsx';

/** Both ways of adding products to a catalogue. They come as one part, since each needs what the other does. */
export const addingProducts = { ChooseProducts, FoundProducts };
