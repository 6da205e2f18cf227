import { heldWorkQuery, savedViewsQuery, workByCodeQuery } from '@repo/api-client/queries/work';
import { useGo } from '@repo/app-shell/hooks/use-go';
import { readWorkCode } from '@repo/domain/work-code';
import { CommandMenu } from '@repo/ui/components/CommandMenu';
import type { SideNavItem } from '@repo/ui/components/SideNav';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../api/client.ts';
import { commandsFor } from './commands.ts';

interface GoToProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly pages: readonly SideNavItem[];
  readonly mayHold: boolean;
}

/** Every place of the console behind one field: her work, her views, the queues, the pages, and a case by its code. */
export function GoTo({ open, onClose, pages, mayHold }: GoToProps) {
  const goTo = useGo();
  const [query, setQuery] = useState('');
  const code = readWorkCode(query);
  const held = useQuery({ ...heldWorkQuery(client), enabled: open && mayHold });
  const views = useQuery({ ...savedViewsQuery(client), enabled: open });
  const found = useQuery({ ...workByCodeQuery(client, code ?? ''), enabled: open && code !== null });
  const close = () => {
    setQuery('');
    onClose();
  };
  const go = (address: string) => {
    close();
    goTo(address);
  };
  return (
    <CommandMenu
      open={open}
      onClose={close}
      title="Go to"
      hint="A queue, a page, or the code of a case"
      query={query}
      onQuery={setQuery}
      groups={commandsFor(
        query,
        {
          held: held.data?.work ?? [],
          found: found.data?.found ?? [],
          views: views.data?.views ?? [],
          pages,
        },
        go,
      )}
      empty={
        found.isFetching
          ? 'Looking...'
          : found.isError
            ? 'The search did not work. Please try again.'
            : 'No page has this name, and no work this code. People are not found by name.'
      }
    />
  );
}
