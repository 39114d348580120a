import { loadService } from './load-service.ts';

/** Fetches the code of the calls on the signed-in user. @throws {ServiceError} of kind `offline` or `unreachable` */
export const loadMe = () => loadService(() => import('../services/me.ts'));
