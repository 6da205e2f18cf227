import type { TeamReference } from '@repo/api-client/queries/papers';
import { formatMoment } from '@repo/domain/dates';
import { isOftenTried, proposedTry } from '@repo/domain/reference-call';
import { Badge } from '@repo/ui/components/Badge';
import { Banner } from '@repo/ui/components/Banner';
import { DefinitionList, type Definition } from '@repo/ui/components/DefinitionList';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { flagTexts } from '../../../../evidence/call-words.ts';
import { PastCalls } from '../../../../evidence/PastCalls.tsx';
import { CallForm } from './CallForm.tsx';
import { nextTryText, triesOf } from './calls.ts';
import { RefereeNumber } from './RefereeNumber.tsx';

interface CallSheetProps {
  readonly workerId: string;
  readonly reference: TeamReference;
  /** When the references were read. */
  readonly now: Date;
  readonly mayRecord: boolean;
}

/** One referee: who it is, what the referee wrote and said before, and the call of the member. */
export function CallSheet({ workerId, reference, now, mayRecord }: CallSheetProps) {
  const { calls, feedback, flags, status, version } = reference;
  return (
    <Stack gap="medium">
      {flags.length > 0 && (
        <Inline gap="xsmall">
          {flags.map((flag) => (
            <Badge key={flag} tone="warning">
              {flagTexts[flag]}
            </Badge>
          ))}
        </Inline>
      )}
      <DefinitionList items={factsOf(reference, mayRecord)} />
      {feedback !== null && (
        <DefinitionList layout="stacked" items={[{ term: 'What employers read', value: feedback }]} />
      )}
      {calls.length > 0 && <PastCalls calls={calls} />}
      {status === 'pending' && <NextTry tries={triesOf(reference)} now={now} />}
      {status === 'pending' && mayRecord && (
        // Another person or a saved call starts an empty form.
        <CallForm key={`${version} ${calls.length}`} workerId={workerId} reference={reference} now={now} />
      )}
    </Stack>
  );
}

function factsOf(reference: TeamReference, mayRecord: boolean): Definition[] {
  const { id, phone, relationship, status, told_at: toldAt, version } = reference;
  return [
    { term: 'Relationship', value: relationship },
    {
      term: 'Phone',
      value:
        phone !== null && mayRecord && status === 'pending' ? (
          <RefereeNumber key={version} referenceId={id} ending={phone} />
        ) : (
          (phone ?? 'None')
        ),
    },
    { term: 'Told by SMS', value: toldAt === null ? 'No' : formatMoment(toldAt) },
    { term: 'Reply by SMS', value: replyText(reference) },
  ];
}

/** Only a refusal is kept: a referee who writes YES is called in any case. */
const replyText = ({ refused_by: refusedBy, refused_at: refusedAt }: TeamReference): string =>
  refusedBy === 'sms' ? `Refuses, ${formatMoment(refusedAt)}` : 'No refusal';

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
