import { ANY_SERVICE, NOT_AUTHENTICATED, NOT_SPECIFIED } from '@repo/domain/employer-profile-form';
import { Banner } from '@repo/ui/components/Banner';
import { Button, ButtonLink } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { PageHeader } from '@repo/ui/components/PageHeader';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { Stats } from '@repo/ui/components/Stats';
import { TextLink } from '@repo/ui/components/TextLink';
import { EditIcon } from '@repo/ui/icons/EditIcon';
import { PersonAddIcon } from '@repo/ui/icons/PersonAddIcon';
import { PhoneIcon } from '@repo/ui/icons/PhoneIcon';
import { PlusIcon } from '@repo/ui/icons/PlusIcon';
import { HomeLayout } from '@repo/ui/patterns/HomeLayout';
import { Grid } from '@repo/ui/primitives/Grid';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import type { ReactNode } from 'react';
import type { Tab } from '../../navigation-state.ts';
import { paths } from '../../paths.ts';
import { EmployerCard } from '../../profile/EmployerCard.tsx';
import { useProfile } from '../../profile/use-profile.ts';
import { useStatistics } from '../../profile/use-statistics.ts';
import { phoneText } from '../../session/phone-text.ts';
import { session, type UserData } from '../../session/session.ts';

interface ProfileTabProps {
  readonly onShow: (tab: Tab) => void;
  readonly news: ReactNode;
}

export function ProfileTab({ onShow, news }: ProfileTabProps) {
  return (
    <>
      <PageHeader title="Profile" />
      {news}
      {session.user() === undefined ? (
        <>
          <Banner tone="danger">{NOT_AUTHENTICATED}</Banner>
          <QuickActions onShow={onShow} />
        </>
      ) : (
        <Profile onShow={onShow} />
      )}
    </>
  );
}

function QuickActions({ onShow }: Pick<ProfileTabProps, 'onShow'>) {
  return (
    <Stack as="section" gap="small">
      <Heading level={2} size={3}>
        Quick Actions
      </Heading>
      <Grid columns={1} gap="small">
        <ButtonLink fullWidth icon={<EditIcon />} href={paths.profile}>
          Edit Profile
        </ButtonLink>
        <Button variant="secondary" fullWidth icon={<PlusIcon />} onClick={() => onShow('workers')}>
          Start Verification
        </Button>
        <ButtonLink variant="secondary" fullWidth icon={<PersonAddIcon />} href={paths.invite}>
          Invite Worker
        </ButtonLink>
      </Grid>
      <TextLink placement="alone" icon={<PhoneIcon />} href={paths.contacts}>
        My Contacts
      </TextLink>
    </Stack>
  );
}

/** The content below waits for the profile. Otherwise the arriving profile would push it away from under a finger. */
function Profile({ onShow }: Pick<ProfileTabProps, 'onShow'>) {
  const { user, isLoading } = useProfile();
  if (isLoading)
    return (
      // Its own layout: the actions, which come with the profile, do not push down what is drawn.
      <HomeLayout
        key="loading"
        first={<Skeleton label="Loading profile..." kind="card" count={1} />}
        actions={null}
      >
        <Card>
          <Skeleton kind="facts" count={5} />
        </Card>
      </HomeLayout>
    );
  return (
    <HomeLayout
      key="loaded"
      first={user !== undefined && <EmployerCard user={user} />}
      actions={<QuickActions onShow={onShow} />}
    >
      {user !== undefined && <Employer user={user} />}
    </HomeLayout>
  );
}

function Employer({ user }: { readonly user: UserData }) {
  return (
    <>
      <Counters preferred={user.preferred_service_types || ANY_SERVICE} />
      <Card>
        <DefinitionList
          columns={2}
          items={[
            { term: 'Phone', value: phoneText(user.phone) || NOT_SPECIFIED },
            { term: 'Email', value: user.email || session.email() || NOT_SPECIFIED },
            { term: 'Company', value: user.company_name || NOT_SPECIFIED },
            { term: 'Industry', value: user.industry || NOT_SPECIFIED },
            { term: 'Budget Range', value: user.budget_range || NOT_SPECIFIED },
          ]}
        />
      </Card>
    </>
  );
}

function Counters({ preferred }: { readonly preferred: string }) {
  const { counted } = useStatistics();
  return (
    <Stats
      items={[
        { label: 'Total Verifications', value: counted?.totalVerifications ?? '–' },
        { label: 'Completed', value: counted?.completedVerifications ?? '–' },
        { label: 'Preferred Services', value: preferred },
      ]}
    />
  );
}
