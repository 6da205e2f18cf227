import type { WireWorkerRecord } from '@repo/api-client/contract/worker';
import { namePartsOf } from '@repo/domain/identity-name';
import { workerProfileFormOf } from '@repo/domain/worker-profile';
import {
  missingOfProfile,
  problemsOfProfile,
  requiredWorkerFields,
  type RequiredWorkerField,
} from '@repo/domain/worker-profile-form';
import { Banner } from '@repo/ui/components/Banner';
import { ButtonLink } from '@repo/ui/components/Button';
import { correctionOf } from '../../correction.ts';
import type { PlainKey } from '../../language/catalogue.ts';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';

interface MissingForIdentity {
  /** The names of the fields, as message keys. */
  readonly names: readonly PlainKey[];
  readonly first: RequiredWorkerField;
}

/** The profile fields that the check needs and the worker has not filled, or filled wrongly. Null when nothing is missing. */
export function missingForIdentity(record: WireWorkerRecord): MissingForIdentity | null {
  const form = workerProfileFormOf(record);
  const now = new Date();
  const names = missingOfProfile(form, now).map((name) => `complete.missing.${name}` as const);
  if (form.name !== '' && namePartsOf(form.name) === null)
    return { names: ['identity.profile.fullName', ...names], first: 'name' };
  const problems = problemsOfProfile(form, now);
  const first = requiredWorkerFields.find((field) => problems[field] !== undefined);
  return first === undefined ? null : { names, first };
}

interface ProfileFirstProps {
  readonly missing: MissingForIdentity;
}

/** Without a name and a number, the check has nothing to compare the photos with. */
export function ProfileFirst({ missing: { names, first } }: ProfileFirstProps) {
  const { say } = useLanguage();
  return (
    <Banner
      tone="warning"
      title={say('identity.profile.title')}
      action={
        <ButtonLink href={paths.completeProfile} state={correctionOf(first)}>
          {say('identity.profile.go')}
        </ButtonLink>
      }
    >
      {say('identity.profile.text', { fields: names.map((key) => say(key)).join(', ') })}
    </Banner>
  );
}
