import { loadService } from '../../src/store/load-service.ts';

/** Fetches the code of the login's calls. @throws {ServiceError} of kind `offline` */
export const loadServices = () =>
  loadService(async () => {
    const [{ login }, { sendEmailVerification }] = await Promise.all([
      import('../../src/services/site.ts'),
      import('../../src/services/user.ts'),
    ]);
    return { login, sendEmailVerification };
  });
