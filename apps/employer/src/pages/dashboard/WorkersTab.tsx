import { ButtonLink } from '@repo/ui/components/Button';
import { PageHeader } from '@repo/ui/components/PageHeader';
import { SearchBox } from '@repo/ui/components/SearchBox';
import { TextLink } from '@repo/ui/components/TextLink';
import { ListLayout } from '@repo/ui/patterns/ListLayout';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import type { ReactNode, RefObject } from 'react';
import { KeyboardHelp } from '../../keyboard/KeyboardHelp.tsx';
import { useSearchKey } from '../../keyboard/use-search-key.ts';
import { paths } from '../../paths.ts';
import { useWorkerSearch } from './use-worker-search.ts';
import { WorkerFilters } from './WorkerFilters.tsx';
import { WorkerResults } from './WorkerResults.tsx';
import { WorkersHead } from './WorkersHead.tsx';

interface WorkersTabProps {
  readonly news: ReactNode;
  /** The search field, for a way that leads right into it. */
  readonly searchField: RefObject<HTMLInputElement | null>;
}

export function WorkersTab({ news, searchField }: WorkersTabProps) {
  const search = useWorkerSearch();
  const hotkey = useSearchKey();
  return (
    <Stack gap="xsmall">
      <PageHeader
        title="Workers"
        action={
          <ButtonLink size="small" variant="secondary" href={paths.invite}>
            Invite New Worker
          </ButtonLink>
        }
      />
      {news}
      <ListLayout
        filters={
          <>
            <SearchBox
              label="Search workers"
              placeholder="Name, position, or ID number..."
              value={search.typed}
              onChange={search.type}
              onSearch={search.search}
              hotkey={hotkey}
              inputRef={searchField}
            />
            <WorkerFilters
              filters={search.filters}
              onChange={search.setFilters}
              onClear={search.clearFilters}
            />
            <KeyboardHelp />
          </>
        }
        head={<WorkersHead search={search} />}
      >
        <WorkerResults
          search={search}
          onClearSearch={() => {
            search.clearSearch();
            // The button goes with the result.
            searchField.current?.focus();
          }}
        />
        {/* It appears with the workers above it: earlier, they would push it down. Where a search finds nobody, it stands there. */}
        {!search.list.isPending && (search.shown.length > 0 || !search.isNarrowed) && (
          <Inline justify="center">
            <TextLink href={paths.invite} placement="alone">
              Can't find the worker? Invite them
            </TextLink>
          </Inline>
        )}
      </ListLayout>
    </Stack>
  );
}
