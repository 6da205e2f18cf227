import { caseFileQuery, decide, type Case, type CheckOfCase } from '@repo/api-client/queries/cases';
import type { TeamAccount } from '@repo/api-client/queries/team-account';
import { checkOutcomes, type CheckKind } from '@repo/domain/check';
import { checkStates } from '@repo/domain/status-vocabulary';
import { formatDay } from '@repo/domain/dates';
import { Badge } from '@repo/ui/components/Badge';
import { Banner } from '@repo/ui/components/Banner';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { KeyPlace } from '@repo/ui/primitives/KeyPlace';
import { Inline } from '@repo/ui/primitives/Inline';
import { Spread } from '@repo/ui/primitives/Spread';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useQuery } from '@tanstack/react-query';
import { useRef, type RefObject } from 'react';
import { client } from '../../api/client.ts';
import { DecisionForm } from '../../decision/DecisionForm.tsx';
import { sentText } from '../../parts/sent-text.ts';
import { HeldForm } from '../../work/HeldForm.tsx';
import { TakeNext } from '../../work/TakeNext.tsx';
import { seenOfCheck, seenOfPapers } from '../../work/what-changed.ts';
import { WorkBar } from '../../work/WorkBar.tsx';
import { checkNames, deadlineBadges, holderText } from '../../work/work-words.ts';
import { isOver, standingText, standingTone } from './case-words.ts';
import { DecisionInSight } from './DecisionInSight.tsx';
import { EarlierVerdicts } from './EarlierVerdicts.tsx';
import { Evidence } from './evidence/Evidence.tsx';
import { RecordOnECitizen } from './evidence/RecordOnECitizen.tsx';
import { Result } from './Result.tsx';
import { WaitsFor } from './WaitsFor.tsx';

interface CheckPanelProps {
  readonly found: Case;
  readonly check: CheckOfCase;
  readonly member: TeamAccount;
}

interface WorkProps extends CheckPanelProps {
  /** Whether its evidence stands here, and not beside. */
  readonly hasEvidence: boolean;
}

const mayWork = ({ permissions }: TeamAccount): boolean =>
  permissions.includes('takeWork') && permissions.includes('workChecks');

/** Whether another member must look at what this one decided. */
const isForAnother = ({ status }: Case, check: CheckOfCase): boolean =>
  status === 'open' && check.had_say && !isOver(check);

/** One check: where it stands, its evidence, what a colleague found, and the form of its holder. */
export function CheckPanel({ hasEvidence, ...about }: WorkProps) {
  const standing = useRef<HTMLHeadingElement>(null);
  return (
    <Stack gap="medium">
      <Standing {...about} titleRef={standing} />
      <CheckWork
        key={about.check.id}
        {...about}
        hasEvidence={hasEvidence}
        onDecided={() => standing.current?.focus()}
      />
    </Stack>
  );
}

/** Nothing of it goes over to another check: neither words, nor what a member looked at. */
function CheckWork({
  found,
  check,
  member,
  hasEvidence,
  onDecided,
}: WorkProps & { readonly onDecided: () => void }) {
  const isMine = check.holder?.id === member.id;
  return (
    <>
      {isForAnother(found, check) && (
        <Banner
          tone="info"
          title={`You decided. A ${check.needs === 'settling' ? 'senior' : 'colleague'} looks at it next.`}
        />
      )}
      <HeldForm
        piece={check}
        seen={seenOfPapers(found, check, member)}
        isOpen={found.holds}
        otherwise={
          <Banner tone="info" title="The papers open for a member who holds work about this worker." />
        }
      >
        {(read) =>
          hasEvidence && (
            <KeyPlace hotkey="e" label="Evidence">
              <Evidence found={found} check={read} member={member} />
            </KeyPlace>
          )
        }
      </HeldForm>
      {isMine && check.needs !== 'first_look' && <EarlierVerdicts check={check} />}
      {isMine && check.needs === 'first_look' && found.status === 'open' && <WaitsFor check={check} />}
      <HeldForm piece={check} seen={seenOfCheck(found, check)} isOpen={isMine && !isOver(check)}>
        {(read) => (
          <DecisionInSight workerId={found.nanny_id}>
            <Stack gap="medium">
              {check.check_kind === 'criminal_record' && <RecordOnECitizen found={found} />}
              <DecisionForm
                check={{ ...read, level: found.level }}
                about={<WorkerName found={found} />}
                save={(decision) => decide(client, check.id, decision)}
                told={({ check: decided }) =>
                  sentText(decided, decidedText(check.check_kind, decided.outcome))
                }
                // The form goes. Where the check stands now is said above.
                onSaved={onDecided}
              />
            </Stack>
          </DecisionInSight>
        )}
      </HeldForm>
      {found.holds && isOver(check) && <Result found={found} check={check} />}
      {!isMine && (isOver(check) || check.had_say) && mayWork(member) && (
        <div>
          <TakeNext queue={check.check_kind} />
        </div>
      )}
    </>
  );
}

function WorkerName({ found }: { readonly found: Case }) {
  const { data: file } = useQuery({ ...caseFileQuery(client, found), enabled: found.holds });
  return file === undefined ? 'the worker' : (file.worker.name ?? 'a worker without a name');
}

function decidedText(kind: CheckKind, told: string | null): string {
  const outcome = checkOutcomes.find((each) => each === told);
  return `Decided: ${checkNames[kind]}${outcome === undefined ? '' : `, ${checkStates[outcome].english}`}.`;
}

/** Nobody takes what waits for the other checks. Who holds it already can still put it back. */
const isTooEarly = ({ holder, acts_next: actsNext }: CheckOfCase): boolean =>
  holder === null && actsNext === 'other_checks';

/** A date to come is not late because the check is over. */
const overText = ({ decided_at: decidedAt, due_at: dueAt }: CheckOfCase): string =>
  `${decidedAt === null ? 'Over' : `Decided ${formatDay(decidedAt)}`}, due by ${formatDay(dueAt)}.`;

/** Others read a later day when the team has missed its own. */
const toldText = ({ due_at: dueAt, expected_at: expectedAt }: CheckOfCase): string =>
  formatDay(dueAt) === formatDay(expectedAt) ? '' : ` Employer and worker now read ${formatDay(expectedAt)}.`;

interface StandingProps extends CheckPanelProps {
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
}

/** Who must act, until when, and who holds it. */
function Standing({ found, check, member, titleRef }: StandingProps) {
  const deadline = deadlineBadges[check.deadline];
  return (
    <TitledCard
      title={`Check: ${checkNames[check.check_kind]}`}
      titleRef={titleRef}
      beside={<Badge tone={standingTone(check)}>{standingText(found, check)}</Badge>}
    >
      {isOver(check) ? (
        <Text>{overText(check)}</Text>
      ) : (
        <Spread wrap>
          <Inline gap="xsmall">
            <Text>
              Due {formatDay(check.due_at)}, held by {holderText(check.holder, member.id)}.{toldText(check)}
            </Text>
            {deadline !== null && <Badge tone={deadline.tone}>{deadline.label}</Badge>}
          </Inline>
          {found.status === 'open' && !isTooEarly(check) && !isForAnother(found, check) && (
            <WorkBar key={check.id} work={check} member={member} />
          )}
        </Spread>
      )}
    </TitledCard>
  );
}
