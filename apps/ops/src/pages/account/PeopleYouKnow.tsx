import { ownConflictsQuery } from '@repo/api-client/queries/team-account';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { formatMoment } from '@repo/domain/dates';
import { Button } from '@repo/ui/components/Button';
import { DataTable, type TableColumn } from '@repo/ui/components/DataTable';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { Heading } from '@repo/ui/primitives/Heading';
import { Spread } from '@repo/ui/primitives/Spread';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { DeclareDialog } from './DeclareDialog.tsx';

interface Row {
  readonly id: string;
  readonly phone_end: string;
  readonly reason: string;
  readonly declared_at: string;
}

const columns: readonly TableColumn<Row, 'phone' | 'reason' | 'since'>[] = [
  { key: 'phone', header: 'Phone', cell: ({ phone_end: end }) => `ends in ${end}`, whole: true },
  { key: 'reason', header: 'How you know this person', cell: ({ reason }) => reason },
  { key: 'since', header: 'Since', cell: ({ declared_at: at }) => formatMoment(at), whole: true },
];

/** The persons whom a member declared to know. She is never given what has to do with them (decisions 14). */
export function PeopleYouKnow() {
  const query = useQuery(ownConflictsQuery(client));
  const failed = useLoadFailure(query);
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack as="section" gap="small">
      <Spread wrap="late" align="start">
        <Heading level={2}>People you know</Heading>
        <div>
          <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
            Add a person
          </Button>
        </div>
      </Spread>
      <Text>
        Nobody works on a person whom they know. Your own number and your own household are known to us. Add
        relatives, friends and neighbours.
      </Text>
      {query.data === undefined ? (
        failed === null ? (
          <Skeleton label="Loading the people you know..." count={1} />
        ) : (
          <LoadError message="The list could not be loaded." retryLabel="Try again" {...failed.retry} />
        )
      ) : (
        <DataTable
          caption="People you know"
          hideCaption
          rows={query.data}
          rowKey={({ id }) => id}
          rowHeader="phone"
          columns={columns}
          empty="You have added nobody."
        />
      )}
      {isOpen && <DeclareDialog onClose={() => setOpen(false)} />}
    </Stack>
  );
}
