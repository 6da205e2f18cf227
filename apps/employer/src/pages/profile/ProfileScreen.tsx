import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';

const toDashboard = {
  label: 'Back to dashboard',
  href: paths.dashboard,
  state: { isReturning: true },
};

export function ProfileScreen({ children }: { readonly children: ReactNode }) {
  return (
    <Screen title="My Profile" subtitle="Manage your employer account and preferences" back={toDashboard}>
      {children}
    </Screen>
  );
}
