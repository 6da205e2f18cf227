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
}

export function ProfileScreen({ children }: ProfileScreenProps) {
  return (
    <Screen
      title="My Profile"
      subtitle="Manage your employer account and preferences"
      width="desk"
      back={toDashboard}
    >
      {children}
    </Screen>
  );
}
