import type { WireWorkerRecord } from '@repo/api-client/contract/worker';
import { namePartsOf } from '@repo/domain/identity-name';
import { workerProfileFormOf } from '@repo/domain/worker-profile';
import { missingOfProfile } from '@repo/domain/worker-profile-form';
import { Banner } from '@repo/ui/components/Banner';
import { ButtonLink } from '@repo/ui/components/Button';
import type { PlainKey } from '../../language/catalogue.ts';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';

/** The profile fields that the check needs and the worker has not filled, as message keys. */
export function missingForIdentity(record: WireWorkerRecord): readonly PlainKey[] {
  const form = workerProfileFormOf(record);
  const missing = missingOfProfile(form, new Date()).map((name) => `complete.missing.${name}` as const);
  const lacksFamilyName = form.name !== '' && namePartsOf(form.name) === null;
  return lacksFamilyName ? ['identity.profile.fullName', ...missing] : missing;
}

/** Without a name and a number, the check has nothing to compare the photos with. */
export function ProfileFirst({ missing }: { readonly missing: readonly PlainKey[] }) {
  const { say } = useLanguage();
  return (
    <Banner
      tone="warning"
      title={say('identity.profile.title')}
      action={<ButtonLink href={paths.completeProfile}>{say('identity.profile.go')}</ButtonLink>}
    >
      {say('identity.profile.text', { fields: missing.map((key) => say(key)).join(', ') })}
    </Banner>
  );
}
