import { roleFilters } from '@repo/domain/worker-search';
import { Button, ButtonLink } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { ChipGroup } from '@repo/ui/components/ChipGroup';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { PageHeader } from '@repo/ui/components/PageHeader';
import { SearchBox } from '@repo/ui/components/SearchBox';
import { TextLink } from '@repo/ui/components/TextLink';
import { FilterIcon } from '@repo/ui/icons/FilterIcon';
import { PersonAddIcon } from '@repo/ui/icons/PersonAddIcon';
import { Inline } from '@repo/ui/primitives/Inline';
import { Spread } from '@repo/ui/primitives/Spread';
import { Text } from '@repo/ui/primitives/Text';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { useWorkerSearch } from './use-worker-search.ts';
import { WorkerResults } from './WorkerResults.tsx';

const roleOptions = roleFilters.map((value) => ({ value, label: value }));

export function WorkersTab({ news }: { readonly news: ReactNode }) {
  const search = useWorkerSearch();
  const { role, setRole } = search;
  return (
    <>
      <PageHeader
        title="Workers"
        action={
          <ButtonLink size="small" variant="secondary" icon={<PersonAddIcon />} href={paths.invite}>
            Invite New Worker
          </ButtonLink>
        }
      />
      {news}
      <SearchBox
        label="Search workers"
        placeholder="Name, position, or ID number..."
        value={search.typed}
        onChange={search.type}
        onSearch={search.search}
      />
      <Disclosure label="Filter by Role" icon={<FilterIcon />} note={role === 'All Roles' ? undefined : role}>
        <ChipGroup label="Role" options={roleOptions} value={role} onChange={setRole} />
      </Disclosure>
      {role !== 'All Roles' && (
        <Card tone="sunken" padding="small">
          <Spread wrap>
            <Text>Showing {role} only</Text>
            <Button variant="secondary" size="small" onClick={() => setRole('All Roles')}>
              Clear filter
            </Button>
          </Spread>
        </Card>
      )}
      <WorkerResults search={search} />
      {/* It appears with the workers above it: earlier, they would push it down. */}
      {!search.list.isPending && (
        <Inline justify="center">
          <TextLink href={paths.invite} placement="alone">
            Can't find the worker? Invite them
          </TextLink>
        </Inline>
      )}
    </>
  );
}
