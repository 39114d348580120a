import { formatDate } from '../../../src/domain/format/format-date.ts';
import { dataProtectionLink } from '../../../src/domain/user/data-protection-link.ts';
import type { User } from '../../../src/payload/schema.ts';
import { useShared, useTexts } from '../../../src/store/hooks.ts';
import { Link } from '../../../src/ui/action/Link.tsx';
import { Disclosure } from '../../../src/ui/content/Disclosure.tsx';
import { RichText } from '../../../src/ui/content/RichText.tsx';
import { acceptedPolicy } from '../rules/accepted-policy.ts';
import { Section } from '../Section.tsx';
import { profileTexts } from '../texts.ts';

/** The accepted version with its date, the latest version, and a link to the full text. */
export function PrivacyPolicy({ states }: { states: User['privacyPolicyStates'] }) {
  const text = useTexts(profileTexts);
  const { links, productKey, latestPrivacyPolicy: latest } = useShared((state) => state.payload);
  const accepted = acceptedPolicy(states, latest?.version);
  const page = dataProtectionLink(links, productKey);

  const acceptance = () => {
    if (!accepted) return text('profile.policy.none');
    const { version } = accepted;
    const date = accepted.date && formatDate(accepted.date);
    if (!date) return text('profile.policy.accepted.undated', { version });
    return text('profile.policy.accepted', { version, date });
  };

  return (
    <Section title={text('profile.policy.title')}>
      <div className="ce-stack ce-gap-3">
        <p>{acceptance()}</p>
        {latest && accepted?.version !== latest.version && (
          <p>{text('profile.policy.outdated', { version: latest.version })}</p>
        )}
        {page && (
          <p>
            <Link href={page}>{text('profile.policy.page')}</Link>
          </p>
        )}
      </div>
      {latest && (
        <Disclosure title={text('profile.policy.read', { version: latest.version })}>
          <RichText html={latest.description} />
        </Disclosure>
      )}
    </Section>
  );
}
