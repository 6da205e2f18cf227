import type { Verification } from '@repo/api-client/normalise/dashboard';
import { BadgeLine } from '@repo/ui/components/BadgeLine';
import { CaseChip } from './CaseProgress.tsx';
import type { Facts } from './use-verifications.ts';
import { statusLine } from './words.ts';

interface CaseLineProps extends Pick<Facts, 'completion'> {
  readonly lead: Verification;
  readonly isPaid: boolean;
}

/** How a case stands, in a word and a sentence. */
export const CaseLine = ({ lead, completion, isPaid }: CaseLineProps) => (
  <BadgeLine badge={<CaseChip lead={lead} completion={completion} isPaid={isPaid} />}>
    {statusLine(lead, completion.data, isPaid)}
  </BadgeLine>
);
