import { failureText } from '@repo/api-client/client/failure-text';
import { caseFileQuery, caseQuery, type Case } from '@repo/api-client/queries/cases';
import { teamAccountQuery, type TeamAccount } from '@repo/api-client/queries/team-account';
import { useAddressParameters } from '@repo/app-shell/hooks/use-address-parameters';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { workCodeOf } from '@repo/domain/work-code';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { ListBeside } from '@repo/ui/patterns/ListBeside';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { SplitView, useIsSplit } from '@repo/ui/patterns/SplitView';
import { KeyPlace } from '@repo/ui/primitives/KeyPlace';
import { Stack } from '@repo/ui/primitives/Stack';
import { useQuery } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { client } from '../../api/client.ts';
import { COMING } from '../../parts/coming.ts';
import { Screen } from '../../shell/Screen.tsx';
import { AlsoHere } from '../../work/AlsoHere.tsx';
import { Beside } from './beside/Beside.tsx';
import { caseAddress, readPlace, type CasePlace } from '../../work/case-address.ts';
import { QueueList } from '../../work/QueueList.tsx';
import { useOpenedFrom } from '../../work/use-opened-from.ts';
import { caseText } from './case-words.ts';
import { CheckPanel } from './CheckPanel.tsx';
import { Checks } from './Checks.tsx';
import { checkInSight } from './check-in-sight.ts';
import { Outcomes } from './evidence/Outcomes.tsx';

/**
 * A case on one page: its checks, the one in sight with its evidence and form, and beside it the report. The step to another
 * check draws what depends on it, and no more.
 */
export const CaseView = memo(function CaseView({ id }: { readonly id: string }) {
  const account = useQuery(teamAccountQuery(client));
  const found = useQuery(caseQuery(client, id));
  const accountFailure = useLoadFailure(account);
  const failure = useLoadFailure(found) ?? accountFailure;
  return (
    <Screen
      title={`Case ${workCodeOf(id)}`}
      subtitle={found.data === undefined ? COMING : <Subtitle found={found.data} />}
      action={<AlsoHere kind="case" id={id} />}
    >
      <Content id={id} found={found.data} member={account.data} failure={failure} />
    </Screen>
  );
});

/** The worker's name stands with the personal data, which only a holder loads. */
function Subtitle({ found }: { readonly found: Case }) {
  const file = useQuery({ ...caseFileQuery(client, found), enabled: found.holds });
  return caseText(found, file.data);
}

interface ContentProps {
  readonly id: string;
  readonly found: Case | undefined;
  readonly member: TeamAccount | undefined;
  readonly failure: ReturnType<typeof useLoadFailure>;
}

/** It alone reads the address. A list of the queue stands there from the first frame on: the rail gives up its room for it. */
function Content({ id, found, member, failure }: ContentProps) {
  const asked = readPlace(useAddressParameters());
  const from = useOpenedFrom();
  const content =
    failure !== null ? (
      <LoadError message={failureText(failure.error, 'The case could not be loaded.')} {...failure.retry} />
    ) : found === undefined || member === undefined ? (
      <Skeleton label="Loading the case..." count={6} />
    ) : (
      <Loaded found={found} member={member} asked={asked} from={from} />
    );
  if (from === null) return content;
  const current = caseAddress(id, { check: asked.check, beside: 'report', from });
  return (
    <ListBeside list={<QueueList filters={from} current={current} isStepped={false} />}>{content}</ListBeside>
  );
}

interface LoadedProps {
  readonly found: Case;
  readonly member: TeamAccount;
  readonly asked: ReturnType<typeof readPlace>;
  readonly from: CasePlace['from'];
}

function Loaded({ found, member, asked, from }: LoadedProps) {
  // The page turns to another check when the member says so, and not when a colleague takes or decides hers.
  const [first] = useState(() => checkInSight(found.checks, null, member.id)?.check_kind ?? null);
  const check = checkInSight(found.checks, asked.check ?? first, member.id);
  const place = { check: check?.check_kind ?? null, beside: asked.beside, from };
  const isSplit = useIsSplit();
  // A final review is written with the grounds of all others in sight.
  const sumsUp = isSplit && found.holds && check?.check_kind === 'final_review';
  return (
    <Stack gap="large">
      <Checks found={found} place={place} />
      <SplitView
        besideLabel="The case"
        beside={
          <Stack gap="medium">
            {sumsUp && (
              <KeyPlace hotkey="e" label="Evidence">
                <Outcomes found={found} />
              </KeyPlace>
            )}
            <Beside found={found} place={place} />
          </Stack>
        }
      >
        {check !== undefined && (
          <CheckPanel found={found} check={check} member={member} hasEvidence={!sumsUp} />
        )}
      </SplitView>
    </Stack>
  );
}
