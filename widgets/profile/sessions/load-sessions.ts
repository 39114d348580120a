import { loadService } from '../../../src/store/reads/load-service.ts';

/** Fetches the code of the calls on sessions. @throws {ServiceError} of kind `offline` or `unreachable` */
export const loadSessions = () => loadService(() => import('../../../src/services/user-sessions.ts'));
