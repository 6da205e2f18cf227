import type { WireWorkerRecord } from '@repo/api-client/contract/worker';
import { Button, ButtonLink } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { EditIcon } from '@repo/ui/icons/EditIcon';
import { ShareIcon } from '@repo/ui/icons/ShareIcon';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { TaskLayout } from '@repo/ui/patterns/TaskLayout';
import { displayPhone, isKenyanPhone } from '@repo/domain/phone';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useMyRecord } from '../../api/my-record.ts';
import { useFailureWords } from '../../language/use-failure-words.ts';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { NextPoints } from '../../passport/NextPoints.tsx';
import { OwnPassport } from '../../passport/OwnPassport.tsx';
import { useShareProfile } from '../../share/use-share-profile.ts';
import { Screen } from '../../shell/Screen.tsx';
import { EmployerView } from './EmployerView.tsx';
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
        <TaskLayout
          place="before"
          summary={
            <Card>
              <Skeleton label={say('screen.waiting')} kind="score" count={1} />
            </Card>
          }
        >
          <Card>
            <Skeleton kind="facts" />
          </Card>
        </TaskLayout>
      )}
      {record !== undefined && <Profile record={record} />}
    </Screen>
  );
}

function Profile({ record }: { readonly record: WireWorkerRecord }) {
  const { say } = useLanguage();
  const share = useShareProfile();
  const isNew = record.profile_completed_at === null;
  const edit = (
    <ButtonLink
      href={paths.completeProfile}
      variant={isNew ? 'primary' : 'secondary'}
      fullWidth
      icon={<EditIcon />}
    >
      {say('profile.edit')}
    </ButtonLink>
  );
  const send = (
    <Button
      variant={isNew ? 'secondary' : 'primary'}
      fullWidth
      icon={<ShareIcon />}
      busy={share.busy}
      onClick={() => share.run(undefined)}
    >
      {say('profile.share')}
    </Button>
  );
  return (
    <TaskLayout
      place="before"
      summary={
        <>
          <Stack gap="small">
            <OwnPassport record={record} />
            <NextPoints record={record} />
          </Stack>
          <Stack gap="small">
            {isNew ? (
              <>
                {edit}
                {send}
              </>
            ) : (
              <>
                {send}
                {edit}
              </>
            )}
          </Stack>
        </>
      }
    >
      <ProfileFigures record={record} />
      <About bio={record.bio} />
      <Details record={record} />
      <EmployerView record={record} />
    </TaskLayout>
  );
}

function About({ bio }: { readonly bio: string | null }) {
  const { say } = useLanguage();
  return (
    <TitledCard title={say('profile.about')}>
      {bio === null ? <Text tone="muted">{say('profile.about.none')}</Text> : <Text lines="keep">{bio}</Text>}
    </TitledCard>
  );
}

function Details({ record: { location, age, phone } }: { readonly record: WireWorkerRecord }) {
  const { say } = useLanguage();
  const missing = say('profile.missing');
  return (
    <TitledCard title={say('profile.details')}>
      <DefinitionList
        items={[
          { term: say('profile.location'), value: location ?? missing },
          {
            term: say('profile.age'),
            value: age === null ? missing : say('profile.age.years', { count: age }),
          },
          { term: say('profile.phone'), value: isKenyanPhone(phone) ? displayPhone(phone) : phone },
        ]}
      />
    </TitledCard>
  );
}
