import { ANY_SERVICE, NOT_AUTHENTICATED, NOT_SPECIFIED } from '@repo/domain/employer-profile-form';
import { ActionTile, ActionTiles } from '@repo/ui/components/ActionTile';
import { Banner } from '@repo/ui/components/Banner';
import { Card } from '@repo/ui/components/Card';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { PageHeader } from '@repo/ui/components/PageHeader';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { TextLink } from '@repo/ui/components/TextLink';
import { EditIcon } from '@repo/ui/icons/EditIcon';
import { PersonAddIcon } from '@repo/ui/icons/PersonAddIcon';
import { PhoneIcon } from '@repo/ui/icons/PhoneIcon';
import { PlusIcon } from '@repo/ui/icons/PlusIcon';
import { Grid } from '@repo/ui/primitives/Grid';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import type { ReactNode } from 'react';
import type { Tab } from '../../navigation-state.ts';
import { paths } from '../../paths.ts';
import { EmployerCard } from '../../profile/EmployerCard.tsx';
import { useProfile } from '../../profile/use-profile.ts';
import { countsPurchases, useStatistics } from '../../profile/use-statistics.ts';
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

const QuickActions = ({ onShow }: Pick<ProfileTabProps, 'onShow'>) => (
  <Stack as="section" gap="small">
    <Heading level={2} size={3}>
      Quick Actions
    </Heading>
    <ActionTiles>
      <ActionTile label="Edit Profile" icon={<EditIcon />} href={paths.profile} />
      <ActionTile label="Start Verification" icon={<PlusIcon />} onPress={() => onShow('workers')} />
      <ActionTile label="Invite Worker" icon={<PersonAddIcon />} href={paths.invite} />
    </ActionTiles>
    <TextLink placement="alone" icon={<PhoneIcon />} href={paths.contacts}>
      My Contacts
    </TextLink>
  </Stack>
);

/** The content below waits for the profile. Otherwise the arriving profile would push it away from under a finger. */
function Profile({ onShow }: Pick<ProfileTabProps, 'onShow'>) {
  const { user, isLoading } = useProfile();
  if (isLoading)
    return (
      <Grid columns={2}>
        <Skeleton label="Loading profile..." kind="card" count={2} />
        <Card>
          <Skeleton kind="facts" count={5} />
        </Card>
      </Grid>
    );
  return (
    <Stack gap="large">
      {user !== undefined && <Employer user={user} />}
      <QuickActions onShow={onShow} />
    </Stack>
  );
}

const Employer = ({ user }: { readonly user: UserData }) => (
  <Grid columns={2}>
    <Stack>
      <EmployerCard user={user} />
      <Counters preferred={user.preferred_service_types || ANY_SERVICE} />
    </Stack>
    <Card>
      <DefinitionList
        items={[
          { term: 'Phone', value: phoneText(user.phone) || NOT_SPECIFIED },
          { term: 'Email', value: user.email || session.email() || NOT_SPECIFIED },
          { term: 'Company', value: user.company_name || NOT_SPECIFIED },
          { term: 'Industry', value: user.industry || NOT_SPECIFIED },
          { term: 'Budget Range', value: user.budget_range || NOT_SPECIFIED },
        ]}
      />
    </Card>
  </Grid>
);

function Counters({ preferred }: { readonly preferred: string }) {
  const { counted } = useStatistics();
  return (
    <Card>
      <Stack gap="small">
        <DefinitionList
          items={[
            { term: 'Total Verifications', value: counted?.totalVerifications ?? '–' },
            { term: 'Completed', value: counted?.completedVerifications ?? '–' },
            { term: 'Preferred Services', value: preferred },
          ]}
        />
        {countsPurchases() && (
          <Text size="small" tone="muted">
            Completed counts the packages that you paid for, also while their checks run.
          </Text>
        )}
      </Stack>
    </Card>
  );
}
