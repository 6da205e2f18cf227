import { NOT_AUTHENTICATED } from '@repo/domain/employer-profile-form';
import { Banner } from '@repo/ui/components/Banner';
import { ButtonLink } from '@repo/ui/components/Button';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { Grid } from '@repo/ui/primitives/Grid';
import { useState } from 'react';
import { isDraftOpen } from '../../drafts/use-drafted-form.ts';
import { paths } from '../../paths.ts';
import { profileDraft } from '../../profile/profile-draft.ts';
import { useProfile } from '../../profile/use-profile.ts';
import { session } from '../../session/session.ts';
import { EditProfile } from './EditProfile.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';
import { ViewProfile } from './ViewProfile.tsx';

type Mode = 'view' | 'edit' | 'saved';

export default function ProfilePage() {
  // Without a phone the employer is unknown, because the phone identifies the employer.
  return session.user()?.phone ? <Profile /> : <NotAuthenticated />;
}

function Profile() {
  const { user, isLoading, ...profile } = useProfile();
  const [mode, setMode] = useState<Mode>(() => (isDraftOpen(profileDraft, '') ? 'edit' : 'view'));
  if (user === undefined) return <NotAuthenticated />;
  if (isLoading)
    return (
      <ProfileScreen>
        <Skeleton label="Loading profile..." kind="card" count={1} />
        <Grid columns={2}>
          <Skeleton kind="card" count={2} />
          <Skeleton kind="card" count={2} />
        </Grid>
      </ProfileScreen>
    );
  return mode === 'edit' ? (
    <EditProfile
      user={user}
      onSaved={(to) => setMode(to === 'account' ? 'saved' : 'view')}
      onCancel={() => setMode('view')}
    />
  ) : (
    <ViewProfile user={user} profile={profile} isSaved={mode === 'saved'} onEdit={() => setMode('edit')} />
  );
}

function NotAuthenticated() {
  return (
    <ProfileScreen>
      <Banner
        tone="danger"
        action={
          <ButtonLink size="small" href={paths.login}>
            Sign In
          </ButtonLink>
        }
      >
        {NOT_AUTHENTICATED}
      </Banner>
    </ProfileScreen>
  );
}
