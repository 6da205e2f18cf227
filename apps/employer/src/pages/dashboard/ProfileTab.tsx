import { ANY_SERVICE, NOT_AUTHENTICATED, NOT_SPECIFIED } from '@repo/domain/employer-profile-form';
import { Banner } from '@repo/ui/components/Banner';
import { Card } from '@repo/ui/components/Card';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { PageHeader } from '@repo/ui/components/PageHeader';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { Grid } from '@repo/ui/primitives/Grid';
import type { ReactNode } from 'react';
import type { Tab } from '../../navigation-state.ts';
import { EmployerCard } from '../../profile/EmployerCard.tsx';
import { useProfile } from '../../profile/use-profile.ts';
import { phoneText } from '../../session/phone-text.ts';
import { session, type UserData } from '../../session/session.ts';
import { ProfileActions } from './ProfileActions.tsx';
import { ProfileCounters } from './ProfileCounters.tsx';

interface ProfileTabProps {
  readonly onShow: (tab: Tab) => void;
  readonly news: ReactNode;
}

export function ProfileTab({ onShow, news }: ProfileTabProps) {
  const actions = <ProfileActions onStart={() => onShow('workers')} />;
  return (
    <>
      <PageHeader title="Profile" />
      {news}
      {session.user() === undefined ? (
        <>
          <Banner tone="danger">{NOT_AUTHENTICATED}</Banner>
          {actions}
        </>
      ) : (
        <Profile>{actions}</Profile>
      )}
    </>
  );
}

/** The actions wait for the profile. Otherwise the arriving profile would push them away from under a finger. */
function Profile({ children }: { readonly children: ReactNode }) {
  const { user, isLoading } = useProfile();
  if (isLoading)
    return (
      <Grid columns={2}>
        <Skeleton label="Loading profile..." kind="card" count={2} />
        <Skeleton kind="card" count={2} />
      </Grid>
    );
  if (user === undefined) return children;
  return (
    <Grid columns={2} gap="large">
      <EmployerCard user={user} />
      <ProfileCounters />
      <EmployerFacts user={user} />
      {children}
    </Grid>
  );
}

const EmployerFacts = ({ user }: { readonly user: UserData }) => (
  <Card>
    <DefinitionList
      layout="aligned"
      items={[
        { term: 'Phone', value: phoneText(user.phone) || NOT_SPECIFIED },
        { term: 'Email', value: user.email || session.email() || NOT_SPECIFIED },
        { term: 'Company', value: user.company_name || NOT_SPECIFIED },
        { term: 'Industry', value: user.industry || NOT_SPECIFIED },
        { term: 'Preferred Services', value: user.preferred_service_types || ANY_SERVICE },
        { term: 'Budget Range', value: user.budget_range || NOT_SPECIFIED },
      ]}
    />
  </Card>
);
