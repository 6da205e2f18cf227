import type { Verification } from '@repo/api-client/normalise/dashboard';
import { verificationCases, type CasePart } from '@repo/domain/verification-cases';

/** The items of one case, as one row draws them. */
export interface VerificationCase {
  /** The item that tells how the case stands. */
  readonly lead: Verification;
  /** The other items, the oldest first. */
  readonly rest: readonly Verification[];
  /** Whether its money came, also where it went back. An earlier attempt to pay is then history. */
  readonly isSettled: boolean;
}

function partOf({ source }: Verification): CasePart {
  if (source.kind === 'purchase')
    return source.purchase.status === 'paid' || source.purchase.status === 'refunded' ? 'paid' : 'unpaid';
  const { invitation_status, status, ended_by } = source.request;
  // A yes that ended before a check leads to no payment.
  const stands = invitation_status === 'accepted' && !(status === 'accepted' && ended_by !== null);
  return stands ? 'agreed' : 'asked';
}

/** The payment whose money came tells how a case stands, else her yes, else the newest attempt to pay. */
function leadOf(items: readonly Verification[]): Verification | undefined {
  return (
    items.find((item) => partOf(item) === 'paid') ??
    items.find((item) => partOf(item) === 'agreed') ??
    items.at(-1)
  );
}

/** Requests and purchases as cases, newest first. The items stay what the screens count (decisions 8). */
export const casesOf = (verifications: readonly Verification[]): readonly VerificationCase[] =>
  verificationCases(verifications, (item) => ({ nanny_id: item.nanny_id, part: partOf(item) })).flatMap(
    (items) => {
      const lead = leadOf(items);
      return lead === undefined
        ? []
        : [{ lead, rest: items.filter((item) => item !== lead), isSettled: partOf(lead) === 'paid' }];
    },
  );

export const itemsOf = ({ lead, rest }: VerificationCase): readonly Verification[] => [lead, ...rest];

/** The ids of a request and of a purchase are of two tables. */
const itemKey = ({ type, id }: Verification): string => `${type} ${id}`;

/** A key for lists. A payment takes the lead of its case, and the key changes. */
export const caseKey = ({ lead }: VerificationCase): string => itemKey(lead);

/** The case that has or had a key. */
export const caseOf = (cases: readonly VerificationCase[], key: string): VerificationCase | undefined =>
  cases.find((each) => itemsOf(each).some((item) => itemKey(item) === key));
