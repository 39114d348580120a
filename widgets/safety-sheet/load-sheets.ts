import { loadService } from '../../src/store/reads/load-service.ts';

/** Fetches the code of the calls for safety data sheets. @throws {ServiceError} of kind `offline` */
export const loadSheets = () => loadService(() => import('../../src/services/safety-sheets.ts'));
