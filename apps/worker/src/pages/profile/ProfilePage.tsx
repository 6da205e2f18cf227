import type { WireWorkerRecord } from '@repo/api-client/contract/worker';
import { Button, ButtonLink } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { EditIcon } from '@repo/ui/icons/EditIcon';
import { ShareIcon } from '@repo/ui/icons/ShareIcon';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { Grid } from '@repo/ui/primitives/Grid';
import { Stack } from '@repo/ui/primitives/Stack';
import { useMyRecord } from '../../api/my-record.ts';
import { useFailureWords } from '../../language/use-failure-words.ts';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { NextPoints } from '../../passport/NextPoints.tsx';
import { OwnPassport } from '../../passport/OwnPassport.tsx';
import { useShareProfile } from '../../share/use-share-profile.ts';
import { Screen } from '../../shell/Screen.tsx';
import { About } from './About.tsx';
import { Details } from './Details.tsx';
import { EmployerView } from './EmployerView.tsx';
import { missingIn } from './missing-in.ts';
import { NewProfile } from './NewProfile.tsx';
import { ProfileFigures } from './ProfileFigures.tsx';

/** The current profile of the worker. It shows only data that the worker has given (worker spec 2.17). */
export default function ProfilePage() {
  const { say } = useLanguage();
  const failureWords = useFailureWords();
  const { record, failure } = useMyRecord();
  return (
    <Screen
      title={say('profile.title')}
      back={{ label: say('nav.toDashboard'), href: paths.dashboard }}
      width="task"
    >
      {failure !== null && (
        <LoadError message={failureWords(failure.error, 'profile.failed')} {...failure.retry} />
      )}
      {failure === null && record === undefined && (
        <Grid columns={2} gap="large">
          <Card>
            <Skeleton label={say('screen.waiting')} kind="score" count={1} />
          </Card>
          <Card>
            <Skeleton kind="facts" />
          </Card>
        </Grid>
      )}
      {record !== undefined && <Profile record={record} />}
    </Screen>
  );
}

/** Until the required fields are filled in for the first time, they are the one thing to do here. */
function Profile({ record }: { readonly record: WireWorkerRecord }) {
  const missing = missingIn(record);
  return record.profile_completed_at === null && missing.length > 0 ? (
    <NewProfile record={record} missing={missing} />
  ) : (
    <WholeProfile record={record} />
  );
}

function WholeProfile({ record }: { readonly record: WireWorkerRecord }) {
  const { say } = useLanguage();
  const share = useShareProfile();
  return (
    <Grid columns={2} gap="large">
      <Stack gap="medium">
        <Stack gap="small">
          <OwnPassport record={record} />
          <NextPoints record={record} />
        </Stack>
        <Stack gap="small">
          <Button fullWidth icon={<ShareIcon />} busy={share.busy} onClick={() => share.run(undefined)}>
            {say('profile.share')}
          </Button>
          <ButtonLink href={paths.completeProfile} variant="secondary" fullWidth icon={<EditIcon />}>
            {say('profile.edit')}
          </ButtonLink>
        </Stack>
      </Stack>
      <Stack gap="large">
        <ProfileFigures record={record} />
        <About bio={record.bio} />
        <Details record={record} />
        <EmployerView record={record} />
      </Stack>
    </Grid>
  );
}
