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
  readonly width?: 'desk' | 'task';
}

export function ProfileScreen({ children, width = 'desk' }: ProfileScreenProps) {
  return (
    <Screen
      title="My Profile"
      subtitle="Manage your employer account and preferences"
      width={width}
      back={toDashboard}
    >
      {children}
    </Screen>
  );
}
