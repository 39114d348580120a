import { loadService } from '../../src/store/reads/load-service.ts';

/** Fetches the code of the login. @throws {ServiceError} of kind `offline` */
export const loadSite = () => loadService(() => import('../../src/services/site.ts'));

/** Fetches the code that sends the mail to verify an address again. @throws {ServiceError} of kind `offline` */
export const loadUser = () => loadService(() => import('../../src/services/user.ts'));
