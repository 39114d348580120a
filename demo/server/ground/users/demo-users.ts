import * as v from 'valibot';
import { readYaml } from '../../../data/base/read-data.ts';

/** Version of the privacy policy that all demo users but one accepted. */
export const latestPolicyVersion = '2026-09';

const text = v.pipe(v.string(), v.nonEmpty());
const texts = v.array(v.string());
const login = v.exactOptional(v.nullable(v.pipe(v.string(), v.isoTimestamp())));
const contact = v.exactOptional(v.nullable(v.strictObject({ name: text, email: text, phone: text })));

const demoUser = v.strictObject({
  /** Value of `as` in `/demo/sign-in`. */
  key: text,
  title: text,
  summary: text,
  id: text,
  email: v.pipe(v.string(), v.email()),
  firstName: text,
  lastName: text,
  company: v.string(),
  country: v.pipe(v.string(), v.length(2)),
  region: v.exactOptional(text),
  subRegion: v.exactOptional(text),
  industries: v.exactOptional(texts),
  consent: v.exactOptional(texts),
  roles: v.exactOptional(v.nullable(texts)),
  groups: v.exactOptional(texts),
  validationState: v.exactOptional(v.picklist(['pending', 'rejected', 'validated'])),
  emailVerified: v.exactOptional(v.boolean()),
  twoFactor: v.exactOptional(v.boolean()),
  requiredActions: v.exactOptional(texts),
  privacyPolicyStates: v.exactOptional(
    v.array(
      v.strictObject({ version: text, accepted: v.boolean(), date: v.pipe(v.string(), v.isoTimestamp()) }),
    ),
  ),
  lastLogin: login,
  previousLogin: login,
  customerService: contact,
  accountManager: contact,
  hasBackendAccess: v.exactOptional(v.boolean()),
  canManageUsers: v.exactOptional(v.boolean()),
});

/** A demo user with its description for the demo's pages. */
export type DemoUser = v.InferOutput<typeof demoUser>;

/** The demo's initial users; the file's other keys hold fields common to several of them. */
export const demoUsers: readonly DemoUser[] = readYaml(
  'portal/users.yaml',
  v.object({ users: v.array(demoUser) }),
).users;
