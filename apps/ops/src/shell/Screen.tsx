import { teamAccountQuery } from '@repo/api-client/queries/team-account';
import { queuesQuery } from '@repo/api-client/queries/work';
import { isFirstTry } from '@repo/app-shell/data/first-try';
import { useScreen } from '@repo/app-shell/hooks/use-screen';
import { teamRoleLabels } from '@repo/domain/team-role';
import { Wordmark } from '@repo/ui/brand/Wordmark';
import { IconButton } from '@repo/ui/components/IconButton';
import { PageHeader } from '@repo/ui/components/PageHeader';
import { SideNav } from '@repo/ui/components/SideNav';
import { SignOutIcon } from '@repo/ui/icons/SignOutIcon';
import { SideNavLayout } from '@repo/ui/patterns/SideNavLayout';
import { Spread } from '@repo/ui/primitives/Spread';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { client } from '../api/client.ts';
import { logOut } from '../api/log-out.ts';
import { Keyboard } from '../keyboard/Keyboard.tsx';
import { COMING } from '../parts/coming.ts';
import { pagesOf } from './pages.tsx';

interface ScreenProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** One element at the right of the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A screen behind the sign-in: the rail with the pages that the member's role opens, the title, the content. */
export function Screen({ title, subtitle, action, children }: ScreenProps) {
  useScreen(title);
  const { pathname } = useLocation();
  const { data: account } = useQuery(teamAccountQuery(client));
  const queues = useQuery(queuesQuery(client));
  // The queues stand above the other pages, so that nothing moves under a finger.
  const permissions = account?.permissions ?? [];
  const pages = isFirstTry(queues) ? [] : pagesOf(permissions, queues.data);
  return (
    <SideNavLayout
      brand={<Wordmark />}
      nav={
        <SideNav
          label="Main"
          items={pages}
          current={pathname}
          lead={<Keyboard pages={pages} mayHold={permissions.includes('takeWork')} />}
        />
      }
      account={
        <Spread gap="xsmall">
          <div>
            <Text weight="medium" lines="one">
              {account === undefined ? COMING : (account.name ?? 'Team member')}
            </Text>
            <Text size="small" tone="muted">
              {account === undefined ? COMING : teamRoleLabels[account.role]}
            </Text>
          </div>
          <IconButton label="Sign out" icon={<SignOutIcon />} onClick={logOut} />
        </Spread>
      }
    >
      <Stack gap="large">
        <PageHeader title={title} subtitle={subtitle} action={action} />
        {children}
      </Stack>
    </SideNavLayout>
  );
}
