import type { ComponentType } from 'react';
import type { ProfileRouteName } from '../../src/domain/profile/profile-routes.ts';
import type { Router } from '../../src/lib/routing/create-router.ts';
import type { User } from '../../src/payload/schema.ts';
import { ComparisonsPage } from './comparisons/ComparisonsPage.tsx';
import { NotificationsPage } from './notifications/NotificationsPage.tsx';
import { PersonalPage } from './personal/PersonalPage.tsx';
import { PrivacyPage } from './privacy/PrivacyPage.tsx';
import { SamplesPage } from './samples/SamplesPage.tsx';
import { StatusPage } from './status/StatusPage.tsx';

/** What each page of the area is given. */
export interface PageProps {
  user: User;
  router: Router;
}

/** The pages by route. */
export const profilePages: Readonly<Record<ProfileRouteName, ComponentType<PageProps>>> = {
  personalInformation: PersonalPage,
  privacy: PrivacyPage,
  userStatus: StatusPage,
  notifications: NotificationsPage,
  sampleRequests: SamplesPage,
  productComparisons: ComparisonsPage,
};
