import { catalogueText } from '@repo/api-client/client/failure-text';
import { ownSessionsQuery } from '@repo/api-client/queries/team-account';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { formatMoment } from '@repo/domain/dates';
import { Badge } from '@repo/ui/components/Badge';
import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { DataTable, type TableColumn } from '@repo/ui/components/DataTable';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Spread } from '@repo/ui/primitives/Spread';
import { Stack } from '@repo/ui/primitives/Stack';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { EndSession } from './EndSession.tsx';
import { useEndOthers } from './use-end-others.ts';

interface Row {
  readonly id: string;
  readonly device: string | null;
  readonly created_at: string;
  readonly last_seen_at: string;
  readonly is_this: boolean;
}

const nameOf = ({ device }: Row) => device ?? 'Unknown device';

const Device = (row: Row) => (
  <Inline>
    {nameOf(row)}
    {row.is_this && <Badge tone="info">This device</Badge>}
  </Inline>
);

const columns: readonly TableColumn<Row, 'device' | 'since' | 'seen' | 'actions'>[] = [
  { key: 'device', header: 'Device', cell: (row) => <Device {...row} /> },
  { key: 'since', header: 'Since', cell: ({ created_at: at }) => formatMoment(at), whole: true },
  { key: 'seen', header: 'Last seen', cell: ({ last_seen_at: at }) => formatMoment(at), whole: true },
  {
    key: 'actions',
    header: 'Actions',
    actions: true,
    cell: (row) => !row.is_this && <EndSession id={row.id} device={nameOf(row)} />,
  },
];

/** Where the member is signed in. She ends what she does not know. */
export function Sessions() {
  const query = useQuery(ownSessionsQuery(client));
  const failed = useLoadFailure(query);
  const ending = useEndOthers();
  const others = query.data?.filter(({ is_this: isThis }) => !isThis) ?? [];
  return (
    <Stack as="section" gap="small">
      <Spread wrap="late" align="start">
        <Heading level={2}>Where you are signed in</Heading>
        <div>
          {others.length > 0 && (
            <Button
              variant="secondary"
              size="small"
              busy={ending.busy}
              onClick={() => ending.run(others.map(({ id }) => id))}
            >
              Sign out everywhere else
            </Button>
          )}
        </div>
      </Spread>
      {ending.error !== null && (
        <Banner tone="danger">
          {catalogueText(ending.error, 'You are still signed in elsewhere. Please try again.')}
        </Banner>
      )}
      {query.data === undefined ? (
        failed === null ? (
          <Skeleton label="Loading your sessions..." kind="row" count={2} />
        ) : (
          <LoadError message="Your sessions could not be loaded." retryLabel="Try again" {...failed.retry} />
        )
      ) : (
        <DataTable
          caption="Your sessions"
          hideCaption
          rows={query.data}
          rowKey={({ id }) => id}
          rowHeader="device"
          columns={columns}
          empty={null}
        />
      )}
    </Stack>
  );
}
