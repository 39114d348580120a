import type { KeptPosition } from '../history/kept-position.ts';
import type { ListingNavigation } from '../history/listing-navigation.ts';
import type { ListingOptions } from '../listing-options.ts';
import type { ListingScreen } from '../listing-screen.ts';
import type { ListingSource } from '../listing-source.ts';
import type { ListingLoads } from '../loads/listing-loads.ts';
import type { AnswerLoader } from '../loads/load-answers.ts';

/** What the engine of a listing consists of. */
export interface EngineModules {
  options: ListingOptions;
  source: ListingSource;
  screen: ListingScreen;
  loads: ListingLoads;
  loader: AnswerLoader;
  navigation: ListingNavigation;
  position: KeptPosition;
}
