import { loadService } from '../../store/reads/load-service.ts';

/** Fetches the code of the calls for safety data sheets. @throws {ServiceError} of kind `offline` */
export const loadSheets = () => loadService(() => import('../../services/safety-sheets.ts'));
