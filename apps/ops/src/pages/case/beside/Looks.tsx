import { failureText } from '@repo/api-client/client/failure-text';
import { caseLooksQuery, type CaseLook } from '@repo/api-client/queries/cases';
import { teamAccountQuery } from '@repo/api-client/queries/team-account';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { formatMoment } from '@repo/domain/dates';
import { teamLookLabels } from '@repo/domain/team-look';
import { Banner } from '@repo/ui/components/Banner';
import { DataTable, type TableColumn } from '@repo/ui/components/DataTable';
import { EmptyState } from '@repo/ui/components/EmptyState';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { Stack } from '@repo/ui/primitives/Stack';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { ShowMore } from '../../../parts/ShowMore.tsx';

const columns: readonly TableColumn<CaseLook, 'what' | 'by' | 'at'>[] = [
  { key: 'what', header: 'What', cell: ({ what }) => teamLookLabels[what] },
  { key: 'by', header: 'Who', cell: ({ by }) => by ?? 'A colleague' },
  { key: 'at', header: 'When', whole: true, cell: ({ at }) => formatMoment(at) },
];

/** Who in the team looked at the worker's personal data, the latest first. Earlier ones come on request. */
export default function Looks({ caseId }: { readonly caseId: string }) {
  const { data: account } = useQuery(teamAccountQuery(client));
  const mayRead = account?.permissions.includes('readLooks') ?? false;
  const looks = useInfiniteQuery({ ...caseLooksQuery(client, caseId), enabled: mayRead });
  const failure = useLoadFailure(looks);
  if (account !== undefined && !mayRead)
    return <Banner tone="info" title="Your role does not read who looked." />;
  if (failure !== null)
    return <LoadError message={failureText(failure.error, 'It could not be loaded.')} {...failure.retry} />;
  if (looks.data === undefined) return <Skeleton label="Loading who looked..." count={4} />;
  return (
    <Stack gap="medium">
      <DataTable
        caption="Who looked"
        hideCaption
        columns={columns}
        rows={looks.data.pages.flatMap((page) => page.looks)}
        rowKey={({ id }) => id}
        rowHeader="what"
        empty={<EmptyState title="Nobody looked yet." level={3} />}
      />
      <ShowMore list={looks} label="Show earlier looks" failed="It could not be loaded." />
    </Stack>
  );
}
