import type { TeamReference } from '@repo/api-client/queries/papers';
import { formatMoment } from '@repo/domain/dates';
import { isOftenTried, proposedTry } from '@repo/domain/reference-call';
import { Badge } from '@repo/ui/components/Badge';
import { Banner } from '@repo/ui/components/Banner';
import { DefinitionList, type Definition } from '@repo/ui/components/DefinitionList';
import { Inline } from '@repo/ui/primitives/Inline';
import { Text } from '@repo/ui/primitives/Text';
import { flagTexts } from '../../../../evidence/call-words.ts';
import { PastCalls } from '../../../../evidence/PastCalls.tsx';
import { triesOf } from '../../../../evidence/reference-standing.ts';
import { nextTryText } from './calls.ts';
import { RefereeNumber } from './RefereeNumber.tsx';

interface CallSheetProps {
  readonly reference: TeamReference;
  /** When the references were read. */
  readonly now: Date;
}

/** Who a referee is, and what the referee wrote and said before. */
export function CallSheet({ reference, now }: CallSheetProps) {
  const { calls, feedback, flags, status } = reference;
  return (
    <>
      {flags.length > 0 && (
        <Inline gap="xsmall">
          {flags.map((flag) => (
            <Badge key={flag} tone="warning">
              {flagTexts[flag]}
            </Badge>
          ))}
        </Inline>
      )}
      <DefinitionList items={factsOf(reference)} />
      {feedback !== null && (
        <DefinitionList layout="stacked" items={[{ term: 'What employers read', value: feedback }]} />
      )}
      {calls.length > 0 && <PastCalls calls={calls} />}
      {status === 'pending' && <NextTry tries={triesOf(reference)} now={now} />}
    </>
  );
}

function factsOf(reference: TeamReference): Definition[] {
  const { id, phone, relationship, status, told_at: toldAt, version } = reference;
  return [
    { term: 'Relationship', value: relationship },
    {
      term: 'Phone',
      value:
        phone !== null && status === 'pending' ? (
          <RefereeNumber key={version} referenceId={id} ending={phone} />
        ) : (
          (phone ?? 'None')
        ),
    },
    { term: 'Told by SMS', value: toldAt === null ? 'No' : formatMoment(toldAt) },
    { term: 'Reply by SMS', value: replyText(reference) },
  ];
}

/** A referee who writes YES is called in any case: anybody who holds the phone can write it. */
function replyText({
  agreed_at: agreedAt,
  refused_by: refusedBy,
  refused_at: refusedAt,
}: TeamReference): string {
  if (refusedBy === 'sms') return `Refuses, ${formatMoment(refusedAt)}`;
  return agreedAt === null ? 'No reply' : `Yes, ${formatMoment(agreedAt)}`;
}

interface NextTryProps {
  readonly tries: readonly Date[];
  readonly now: Date;
}

function NextTry({ tries, now }: NextTryProps) {
  if (isOftenTried(tries))
    return (
      <Banner tone="info" title="Tried on three days.">
        You may decide that this referee could not be reached.
      </Banner>
    );
  const next = proposedTry(tries, now);
  return next === null ? null : <Text weight="medium">{nextTryText(next)}</Text>;
}
