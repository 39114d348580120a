import type { ComponentType } from 'react';
import { ComparisonsScreen } from './comparisons/ComparisonsScreen.tsx';
import { NotificationsScreen } from './notifications/NotificationsScreen.tsx';
import { PersonalScreen } from './personal/PersonalScreen.tsx';
import { PrivacyScreen } from './privacy/PrivacyScreen.tsx';
import type { ProfileRouteName } from './rules/profile-routes.ts';
import { SamplesScreen } from './samples/SamplesScreen.tsx';
import type { ScreenProps } from './screen-props.ts';
import { StatusScreen } from './status/StatusScreen.tsx';

/** The screens by route. */
export const profileScreens: Readonly<Record<ProfileRouteName, ComponentType<ScreenProps>>> = {
  personalInformation: PersonalScreen,
  privacy: PrivacyScreen,
  userStatus: StatusScreen,
  notifications: NotificationsScreen,
  sampleRequests: SamplesScreen,
  productComparisons: ComparisonsScreen,
};
