import type { OwnDocument } from '@repo/api-client/queries/documents';
import { useHasDesk } from '@repo/ui/keyboard/use-has-desk';
import { TaskLayout } from '@repo/ui/patterns/TaskLayout';
import { useState } from 'react';
import { DocumentRow } from './DocumentRow.tsx';
import { foldedSlots, slotsInOrder } from './documents-order.ts';
import { Tips } from './Tips.tsx';

/** How many stand in the first column of a desk. */
const FIRST = 2;

interface DocumentRowsProps {
  readonly documents: readonly OwnDocument[];
  /** Whether her identity is verified. */
  readonly isProven: boolean;
}

/** All documents, the next one to send first. The order stays for the visit: no row moves when its file has arrived. */
export function DocumentRows({ documents, isProven }: DocumentRowsProps) {
  const [slots] = useState(() => slotsInOrder(documents, isProven));
  const [folded] = useState(() => foldedSlots(documents, isProven));
  const hasDesk = useHasDesk();
  const rows = slots.flatMap((slot) =>
    documents
      .filter((document) => document.slot === slot)
      .map((document) => (
        <DocumentRow
          key={slot}
          document={document}
          isProven={isProven}
          isFolded={!hasDesk && folded.includes(slot)}
        />
      )),
  );
  return (
    <TaskLayout
      summary={
        <>
          {rows.slice(FIRST)}
          {hasDesk && <Tips />}
        </>
      }
    >
      {!hasDesk && <Tips isFolded />}
      {rows.slice(0, FIRST)}
    </TaskLayout>
  );
}
