import type { WireWorkerRecord } from '@repo/api-client/contract/worker';
import type { RequiredWorkerField } from '@repo/domain/worker-profile-form';
import { BulletList } from '@repo/ui/components/BulletList';
import { Button, ButtonLink } from '@repo/ui/components/Button';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { EditIcon } from '@repo/ui/icons/EditIcon';
import { ShareIcon } from '@repo/ui/icons/ShareIcon';
import { useHasDesk } from '@repo/ui/keyboard/use-has-desk';
import { Grid } from '@repo/ui/primitives/Grid';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useLanguage } from '../../language/use-language.ts';
import { OwnPassport } from '../../passport/OwnPassport.tsx';
import { paths } from '../../paths.ts';
import { About } from './About.tsx';
import { Details } from './Details.tsx';
import { newProfileWords } from './new-profile-words.ts';

interface NewProfileProps {
  readonly record: WireWorkerRecord;
  readonly missing: readonly RequiredWorkerField[];
}

const nothing = () => undefined;

/** A profile that was never filled in: her card, what it lacks, and what she has given so far. */
export function NewProfile({ record, missing }: NewProfileProps) {
  const { say, language } = useLanguage();
  const hasDesk = useHasDesk();
  const words = newProfileWords[language];
  const details = <Details record={record} />;
  return (
    <Grid columns={2} gap="large">
      <Stack gap="large">
        <OwnPassport record={record} isBlank />
        {hasDesk && details}
      </Stack>
      <Stack gap="large">
        <TitledCard title={words.title(missing.length)} gap="medium">
          <BulletList items={missing.map((field) => words.fields[field])} />
          <Text tone="muted">{words.why}</Text>
          <ButtonLink href={paths.completeProfile} fullWidth icon={<EditIcon />}>
            {say('step.go.profile_created')}
          </ButtonLink>
        </TitledCard>
        {record.bio !== null && <About bio={record.bio} />}
        {!hasDesk && details}
        {/* There is no page to share yet. */}
        <div>
          <Button
            variant="secondary"
            fullWidth
            icon={<ShareIcon />}
            disabledReason={say('share.noLink')}
            showReason
            onClick={nothing}
          >
            {say('profile.share')}
          </Button>
        </div>
      </Stack>
    </Grid>
  );
}
