import { dashboardQuery } from '@repo/api-client/queries/dashboard';
import { employerStatistics } from '@repo/domain/employer-statistics';
import { initialsOf } from '@repo/domain/initials';
import { Banner } from '@repo/ui/components/Banner';
import { Button, ButtonLink } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { PageHeader } from '@repo/ui/components/PageHeader';
import { Person } from '@repo/ui/components/Person';
import { Stats } from '@repo/ui/components/Stats';
import { PersonAddIcon } from '@repo/ui/icons/PersonAddIcon';
import { PlusIcon } from '@repo/ui/icons/PlusIcon';
import { Grid } from '@repo/ui/primitives/Grid';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { client } from '../../api/client.ts';
import type { Tab } from '../../navigation-state.ts';
import { paths } from '../../paths.ts';
import { phoneText } from '../../session/phone-text.ts';
import { session, type UserData } from '../../session/session.ts';

const NOT_SPECIFIED = 'Not specified';

interface ProfileTabProps {
  readonly onShow: (tab: Tab) => void;
  readonly news: ReactNode;
}

export function ProfileTab({ onShow, news }: ProfileTabProps) {
  const user = session.user();
  return (
    <>
      <PageHeader title="Profile" />
      {news}
      {user === undefined ? <Banner tone="danger">User not authenticated</Banner> : <Employer user={user} />}
      <Stack as="section" gap="small">
        <Heading level={2} size={3}>
          Quick Actions
        </Heading>
        <Grid columns={2} gap="small">
          <Button variant="secondary" fullWidth icon={<PlusIcon />} onClick={() => onShow('workers')}>
            Start Verification
          </Button>
          <ButtonLink variant="secondary" fullWidth icon={<PersonAddIcon />} href={paths.invite}>
            Invite Worker
          </ButtonLink>
        </Grid>
      </Stack>
    </>
  );
}

function Employer({ user }: { readonly user: UserData }) {
  const company = user.company_name || null;
  return (
    <>
      <Card>
        <Person
          size="large"
          initials={initialsOf({ name: user.name, phone: user.phone })}
          name={
            <Heading level={2} size={3}>
              {user.name || 'Your Name'}
            </Heading>
          }
        >
          <Text tone="muted">{company === null ? 'Employer' : `${company} • Employer`}</Text>
          <Text tone="muted">{user.location || 'Location not specified'}</Text>
          {user.family_size != null && <Text tone="muted">Family of {user.family_size}</Text>}
        </Person>
      </Card>
      <Counters preferred={user.preferred_service_types || 'Any'} />
      <Card>
        <DefinitionList
          items={[
            { term: 'Phone', value: phoneText(user.phone) || NOT_SPECIFIED },
            { term: 'Email', value: user.email || session.email() || NOT_SPECIFIED },
            { term: 'Company', value: company ?? NOT_SPECIFIED },
            { term: 'Industry', value: user.industry || NOT_SPECIFIED },
            { term: 'Budget Range', value: user.budget_range || NOT_SPECIFIED },
          ]}
        />
      </Card>
    </>
  );
}

function Counters({ preferred }: { readonly preferred: string }) {
  const { data } = useQuery(dashboardQuery(client));
  const counted =
    data === undefined
      ? undefined
      : employerStatistics(
          data.requests,
          data.purchases.map(({ nanny_id, status, amountCents }) => ({
            nannyId: nanny_id,
            status,
            amountCents,
          })),
        );
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
