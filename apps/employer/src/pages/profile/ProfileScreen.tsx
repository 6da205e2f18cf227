import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';

const toDashboard = {
  label: 'Back to dashboard',
  href: paths.dashboard,
  state: { isReturning: true },
};

interface ProfileScreenProps {
  /** A `BottomBar`, for a form that is longer than the window. */
  readonly bottom?: ReactNode;
  readonly children: ReactNode;
}

export function ProfileScreen({ bottom, children }: ProfileScreenProps) {
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
