import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';

const toDashboard = {
  label: 'Back to dashboard',
  href: paths.dashboard,
  state: { isReturning: true },
};

interface ProfileScreenProps {
  readonly children: ReactNode;
  /** The buttons that save the fields. */
  readonly bottom?: ReactNode;
}

export function ProfileScreen({ children, bottom }: ProfileScreenProps) {
  return (
    <Screen
      title="My Profile"
      subtitle="Manage your employer account and preferences"
      width="desk"
      back={toDashboard}
      bottom={bottom}
    >
      {children}
    </Screen>
  );
}
