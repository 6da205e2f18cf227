import type { OwnDocument } from '@repo/api-client/queries/documents';

/** The lower, the sooner she has to do something: a check waits, it was refused, it is missing. */
const rankOf = ({ slot, status, waited_for: isWaitedFor }: OwnDocument): number => {
  if (isWaitedFor && status !== 'uploaded') return 0;
  if (status === 'rejected') return 1;
  return status === 'not_uploaded' && slot !== 'certificates' ? 2 : 3;
};

/** The slots in the order in which the worker has to do something about them. */
export const slotsInOrder = (documents: readonly OwnDocument[]): readonly OwnDocument['slot'][] =>
  documents.toSorted((one, other) => rankOf(one) - rankOf(other)).map(({ slot }) => slot);

/** What is not uploaded, and is neither the next one to send nor waited for: on a phone a press opens it. */
export function foldedSlots(documents: readonly OwnDocument[]): readonly OwnDocument['slot'][] {
  const [first] = slotsInOrder(documents);
  return documents
    .filter(
      ({ slot, status, waited_for: isWaitedFor }) =>
        slot !== first && status === 'not_uploaded' && !isWaitedFor,
    )
    .map(({ slot }) => slot);
}
