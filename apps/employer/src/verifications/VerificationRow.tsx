import type { Verification } from '@repo/api-client/normalise/dashboard';
import { initialsOf } from '@repo/domain/initials';
import { Tracker } from '@repo/report-view/Tracker';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { ListRow } from '@repo/ui/components/ListRow';
import { Person } from '@repo/ui/components/Person';
import { RoomFor } from '@repo/ui/components/RoomFor';
import { Heading } from '@repo/ui/primitives/Heading';
import { Text } from '@repo/ui/primitives/Text';
import { CaseActions } from './CaseActions.tsx';
import { CaseProgress } from './CaseProgress.tsx';
import { CaseState } from './CaseState.tsx';
import { PackageLine } from './PackageLine.tsx';
import type { Facts } from './use-verifications.ts';
import type { VerificationCase } from './verification-case.ts';
import { canBeFollowed, isAgreedTo, nameInList } from './words.ts';

interface VerificationRowProps {
  readonly verification: VerificationCase;
  readonly facts: Facts;
  /** Whether the check of the worker is already paid. */
  readonly isPaid: boolean;
  /** Whether the checks can be followed in the row itself. */
  readonly opens?: boolean;
  /** Whether the same screen asks for the payment of this case above the list. */
  readonly asksElsewhere?: boolean;
}

/**
 * One case: the worker, the package, how it stands, and the one possible action. The action keeps its place while the facts
 * above it load: each fact has reserved room until it arrives or fails.
 */
export function VerificationRow({
  verification,
  facts,
  isPaid,
  opens = false,
  asksElsewhere = false,
}: VerificationRowProps) {
  const { lead } = verification;
  const worker = facts.worker.data;
  return (
    <ListRow
      who={
        <Person
          size="small"
          initials={worker?.initials ?? initialsOf({ name: nameInList(lead) })}
          photo={worker?.photo ?? undefined}
          name={
            <Heading level={3} size={4}>
              {worker?.displayName ?? lead.workerName}
            </Heading>
          }
        >
          <Text size="small" tone="muted">
            <PackageLine item={lead} />
          </Text>
        </Person>
      }
      action={
        <CaseActions
          verification={verification}
          worker={worker}
          isPaid={isPaid}
          asksElsewhere={asksElsewhere}
        />
      }
      more={opens && <Followed lead={lead} facts={facts} />}
    >
      <CaseProgress lead={lead} completion={facts.completion} />
      <CaseState verification={verification} facts={facts} isPaid={isPaid} />
    </ListRow>
  );
}

/** The checks one by one, where they have begun. */
function Followed({ lead, facts }: { readonly lead: Verification; readonly facts: Facts }) {
  const completion = facts.completion.data;
  if (completion !== undefined && canBeFollowed(lead, completion))
    return (
      <Disclosure label={completion.overall_status === 'complete' ? 'See the checks' : 'Follow the checks'}>
        <Tracker checks={completion.checks} workerName={facts.worker.data?.name ?? nameInList(lead)} />
      </Disclosure>
    );
  if (!facts.completion.isPending || !isAgreedTo(lead)) return null;
  return (
    <RoomFor>
      <Disclosure label="The checks">{null}</Disclosure>
    </RoomFor>
  );
}
