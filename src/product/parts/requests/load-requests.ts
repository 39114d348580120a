import { loadService } from '../../../store/reads/load-service.ts';

/** Fetches the code of the requests' calls. @throws {ServiceError} of kind `offline` or `unreachable` */
export const loadRequests = () => loadService(() => import('../../../services/requests.ts'));
