import { loadService } from './load-service.ts';

/** Fetches the code of the calls on the signed-in user. @throws {ServiceError} of kind `offline` */
export const loadMe = () => loadService(() => import('../services/me.ts'));
