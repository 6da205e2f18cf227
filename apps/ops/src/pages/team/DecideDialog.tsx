import { failureText } from '@repo/api-client/client/failure-text';
import { decideChange, TEAM, type TeamChange, type TeamMember } from '@repo/api-client/queries/team';
import { invalidate } from '@repo/app-shell/data/query-cache';
import { useAction } from '@repo/app-shell/hooks/use-action';
import type { TeamChangeDecision } from '@repo/domain/team-change';
import { ConfirmDialog } from '@repo/ui/components/ConfirmDialog';
import { useToast } from '@repo/ui/components/Toasts';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { consequenceOf, decisionVerbs, proposalWords } from './proposal-words.ts';

/** A decision that the administrator has pressed, and not confirmed yet. */
export interface Deciding {
  readonly change: TeamChange;
  readonly decision: TeamChangeDecision;
}

interface DecideDialogProps {
  readonly deciding: Deciding | null;
  readonly members: readonly TeamMember[];
  readonly onClose: () => void;
}

/** Says what a decision does before it is sent. */
export function DecideDialog({ deciding, members, onClose }: DecideDialogProps) {
  const tell = useToast();
  const readAgain = () => void invalidate(queryClient, { queryKey: TEAM });
  const sending = useAction(
    ({ change, decision }: Deciding) => decideChange(client, change.id, decision),
    ({ message }) => {
      onClose();
      tell({ text: message, tone: 'success' });
      readAgain();
    },
    // A refusal means that the list is old: somebody else was faster.
    readAgain,
  );
  // The words stay while the dialog closes.
  const [last, setLast] = useState(deciding);
  if (deciding !== null && deciding !== last) setLast(deciding);
  if (last === null) return null;
  const words = proposalWords(last.change, members);
  const { label, busy } = decisionVerbs[last.decision];
  return (
    <ConfirmDialog
      open={deciding !== null}
      question={`${label} ${words.subject}?`}
      consequence={consequenceOf(last.decision, words)}
      confirmLabel={label}
      busy={sending.busy}
      busyLabel={busy}
      error={
        sending.error === null
          ? undefined
          : failureText(sending.error, 'The decision was not saved. Please try again.')
      }
      onConfirm={() => sending.run(last)}
      onCancel={() => {
        sending.forgetError();
        onClose();
      }}
    />
  );
}
