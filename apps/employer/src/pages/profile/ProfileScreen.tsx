import { TaskLayout } from '@repo/ui/patterns/TaskLayout';
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
  /** What belongs to the account and not to its fields: beside them on a desk. */
  readonly account?: ReactNode;
  /** The buttons that save the fields. */
  readonly bottom?: ReactNode;
}

export function ProfileScreen({ children, account, bottom }: ProfileScreenProps) {
  return (
    <Screen
      title="My Profile"
      subtitle="Manage your employer account and preferences"
      width="task"
      back={toDashboard}
      bottom={bottom}
    >
      <TaskLayout summary={account}>{children}</TaskLayout>
    </Screen>
  );
}
