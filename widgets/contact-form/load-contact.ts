import { loadService } from '../../src/store/reads/load-service.ts';

/** Fetches the code of the contact form's call. @throws {ServiceError} of kind `offline` */
export const loadContact = () => loadService(() => import('../../src/services/contact.ts'));
