import { failureText } from '@repo/api-client/client/failure-text';
import type { Case, CheckOfCase } from '@repo/api-client/queries/cases';
import { take, WORK } from '@repo/api-client/queries/work';
import { invalidate } from '@repo/app-shell/data/query-cache';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { useToast } from '@repo/ui/components/Toasts';
import { useNavigate } from 'react-router';
import { client } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { isOver } from '../case-words.ts';
import { itemOfCheckAddress } from '../../../work/check-of-item.ts';

interface JudgePaperProps {
  readonly documentId: string;
  readonly found: Case;
  readonly check: CheckOfCase;
}

/**
 * Says that a paper is judged for itself, and before its check, and opens it for that. Its page is another one: who reads a
 * police certificate off has no name of the worker in sight.
 */
export function JudgePaper({ documentId: id, found, check }: JudgePaperProps) {
  const tell = useToast();
  const navigate = useNavigate();
  const piece = { kind: 'document', id } as const;
  const taking = useAction(
    () => take(client, piece),
    () => {
      void invalidate(queryClient, { queryKey: WORK });
      void navigate(itemOfCheckAddress(piece, { caseId: found.id, check: check.check_kind }));
    },
    (error) => tell({ text: failureText(error, 'It was not taken. Please try again.'), tone: 'danger' }),
  );
  const isDecided = isOver(check);
  return (
    <Banner
      tone="info"
      title={isDecided ? 'The paper still waits' : 'First the paper, then the check'}
      action={
        <Button size="small" busy={taking.busy} busyLabel="Opening..." onClick={() => taking.run(undefined)}>
          Judge the paper
        </Button>
      }
    >
      {isDecided
        ? 'The check is decided, and the paper is not.'
        : 'The check can be clear only with an accepted one.'}
    </Banner>
  );
}
