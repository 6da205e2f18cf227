import { PROFILE_SAVED } from '@repo/domain/employer-profile-form';
import { PROFILE_BANNER_MILLISECONDS } from '@repo/domain/timers';
import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { EditIcon } from '@repo/ui/icons/EditIcon';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { useState } from 'react';
import { useDelayed } from '@repo/app-shell/hooks/use-delayed';
import { EmployerCard } from '../../profile/EmployerCard.tsx';
import type { ShownProfile } from '../../profile/use-profile.ts';
import type { UserData } from '../../session/session.ts';
import { AccountStatistics } from './AccountStatistics.tsx';
import { OtherDevices } from './OtherDevices.tsx';
import { ProfileFacts } from './ProfileFacts.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';
import { UnsentNotice } from './UnsentNotice.tsx';

interface ViewProfileProps {
  readonly user: UserData;
  readonly profile: Pick<ShownProfile, 'failure' | 'isUnsent' | 'refresh'>;
  /** Whether a save that reached the account opened this view. */
  readonly isSaved: boolean;
  readonly onEdit: () => void;
}

export function ViewProfile({
  user,
  profile: { failure, isUnsent, refresh },
  isSaved,
  onEdit,
}: ViewProfileProps) {
  const [isNews, setNews] = useState(isSaved);
  const [wasUnsent, setWasUnsent] = useState(isUnsent);
  if (wasUnsent !== isUnsent) {
    setWasUnsent(isUnsent);
    // The fields of an earlier save have reached the account.
    setNews(!isUnsent);
  }
  useDelayed(isNews, PROFILE_BANNER_MILLISECONDS, () => setNews(false));

  return (
    <ProfileScreen>
      {isNews && <Banner tone="success">{PROFILE_SAVED}</Banner>}
      {isUnsent && <UnsentNotice onSend={refresh} />}
      {failure !== null && (
        <LoadError message="Your profile could not be loaded" {...failure.retry}>
          Below is only what this device knows. The rest is kept in your account.
        </LoadError>
      )}
      <EmployerCard user={user}>
        <Button icon={<EditIcon />} onClick={onEdit}>
          Edit Profile
        </Button>
      </EmployerCard>
      <ProfileFacts user={user} onAdd={onEdit}>
        <OtherDevices />
      </ProfileFacts>
      <AccountStatistics />
    </ProfileScreen>
  );
}
