import { loadService } from '../../../src/store/reads/load-service.ts';
import { askUntilLoaded } from '../../../src/store/write/leaving.ts';

/** Fetches the code of the calls on saved comparisons. @throws {ServiceError} of kind `offline` */
export const loadComparisons = () => loadService(() => import('../../../src/services/comparisons.ts'));

/** Fetches the code that deletes and renames saved comparisons. @throws {ServiceError} of kind `offline` */
export const loadRecords = () =>
  askUntilLoaded(loadService(() => import('../../../src/comparison/state/saved-record.ts')));

/** Fetches the code that saves a comparison without removed products. */
export const loadConfirmation = () =>
  loadService(() => import('../../../src/comparison/state/confirm-dropped.ts'));
