import type { ComponentType } from 'react';
import { ComparisonsPage } from './comparisons/ComparisonsPage.tsx';
import { NotificationsPage } from './notifications/NotificationsPage.tsx';
import type { PageProps } from './page-props.ts';
import { PersonalPage } from './personal/PersonalPage.tsx';
import { PrivacyPage } from './privacy/PrivacyPage.tsx';
import type { ProfileRouteName } from './rules/profile-routes.ts';
import { SamplesPage } from './samples/SamplesPage.tsx';
import { StatusPage } from './status/StatusPage.tsx';

/** The pages by route. */
export const profilePages: Readonly<Record<ProfileRouteName, ComponentType<PageProps>>> = {
  personalInformation: PersonalPage,
  privacy: PrivacyPage,
  userStatus: StatusPage,
  notifications: NotificationsPage,
  sampleRequests: SamplesPage,
  productComparisons: ComparisonsPage,
};
