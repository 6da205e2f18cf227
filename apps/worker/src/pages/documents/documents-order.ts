import type { OwnDocument } from '@repo/api-client/queries/documents';

/** The lower, the sooner she has to do something: a check waits, it was refused, it is missing. */
const rankOf = ({ slot, status, waited_for: isWaitedFor }: OwnDocument, isProven: boolean): number => {
  if (isWaitedFor && status !== 'uploaded') return 0;
  if (status === 'rejected') return 1;
  const isSpare = slot === 'certificates' || (slot === 'nationalId' && isProven);
  return status === 'not_uploaded' && !isSpare ? 2 : 3;
};

/**
 * The slots in the order in which the worker has to do something about them.
 * @param isProven whether her identity is verified: then nobody needs a copy of her ID card.
 */
export const slotsInOrder = (
  documents: readonly OwnDocument[],
  isProven: boolean,
): readonly OwnDocument['slot'][] =>
  documents.toSorted((one, other) => rankOf(one, isProven) - rankOf(other, isProven)).map(({ slot }) => slot);

/** What is not uploaded, and is neither the next one to send nor waited for: on a phone a press opens it. */
export function foldedSlots(
  documents: readonly OwnDocument[],
  isProven: boolean,
): readonly OwnDocument['slot'][] {
  const [first] = slotsInOrder(documents, isProven);
  return documents
    .filter(
      ({ slot, status, waited_for: isWaitedFor }) =>
        // She need not have a police clearance.
        (slot !== first || slot === 'policeClearance') && status === 'not_uploaded' && !isWaitedFor,
    )
    .map(({ slot }) => slot);
}
