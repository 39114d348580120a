import { Profile } from '../../../widgets/profile/Profile.tsx';
import { ada } from '../../widgets/profile/open-profile.tsx';

/** What forms with a choice of countries ask for. */
export const COUNTRY = { 'GET /api/v1/country': { json: { SE: 'Sweden', GB: 'United Kingdom' } } };

/** The profile of a user who may request samples. */
export const profile = {
  element: <Profile start="/personal" productPage="/product/{id}" sessions ownData />,
  payload: { user: { ...ada, token: 't', canRequestSample: true } },
  address: '/profile#/personal',
};
