import { teamAccountQuery } from '@repo/api-client/queries/team-account';
import { queuesQuery } from '@repo/api-client/queries/work';
import { isFirstTry } from '@repo/app-shell/data/first-try';
import { SideNav } from '@repo/ui/components/SideNav';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { client } from '../api/client.ts';
import { Keyboard } from '../keyboard/Keyboard.tsx';
import { pagesOf } from './pages.tsx';

/**
 * The pages and queues that the member's role opens, with their counts. It is drawn again when one of them changes, and not
 * at each step within a page: a slow computer would notice.
 */
export const MainNav = memo(function MainNav({ current }: { readonly current: string }) {
  const { data: account } = useQuery(teamAccountQuery(client));
  const queues = useQuery(queuesQuery(client));
  // The queues stand above the other pages, so that nothing moves under a finger.
  const permissions = account?.permissions ?? [];
  const pages = isFirstTry(queues) ? [] : pagesOf(permissions, queues.data);
  return (
    <SideNav
      label="Main"
      items={pages}
      current={current}
      lead={<Keyboard pages={pages} mayHold={permissions.includes('takeWork')} />}
    />
  );
});
