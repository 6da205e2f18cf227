import { ButtonLink } from '@repo/ui/components/Button';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';
import { VerificationsPanel } from '../../verifications/VerificationsPanel.tsx';

export default function VerificationsListPage() {
  return (
    <Screen
      title="My Verifications"
      width="wide"
      back={{ label: 'Back to dashboard', href: paths.dashboard }}
    >
      <VerificationsPanel
        browse={
          <ButtonLink href={paths.dashboard} state={{ activeTab: 'workers' }}>
            Browse Workers
          </ButtonLink>
        }
      />
    </Screen>
  );
}
