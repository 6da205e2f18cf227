import { Text } from '@repo/ui/primitives/Text';
import { phoneText } from '../session/phone-text.ts';
import { EarlierLine, ItemLine } from './ItemLine.tsx';
import { ScoreLine } from './ScoreLine.tsx';
import type { Facts } from './use-verifications.ts';
import type { VerificationCase } from './verification-case.ts';
import { isOver } from './words.ts';

interface CaseStateProps {
  readonly verification: VerificationCase;
  readonly facts: Facts;
  readonly isPaid: boolean;
}

/** How a case stands, what went before, and the score of the worker. Before her yes, the number that the employer typed. */
export const CaseState = ({ verification: { lead, rest }, facts, isPaid }: CaseStateProps) => (
  <>
    <ItemLine item={lead} completion={facts.completion.data} isPaid={isPaid} />
    {rest.map((item) => (
      <EarlierLine key={`${item.type} ${item.id}`} item={item} />
    ))}
    {facts.worker.data?.isProspect === true && (
      <Text tone="muted">{phoneText(facts.worker.data.phone ?? '')}</Text>
    )}
    {facts.worker.data?.isProspect !== true && !isOver(lead) && <ScoreLine {...facts} />}
  </>
);
