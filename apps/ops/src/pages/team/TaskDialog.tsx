import { TEAM } from '@repo/api-client/queries/team';
import { invalidate } from '@repo/app-shell/data/query-cache';
import { useToast } from '@repo/ui/components/Toasts';
import { queryClient } from '../../api/query-client.ts';
import { EndMembershipDialog } from './EndMembershipDialog.tsx';
import { EndSessionsDialog } from './EndSessionsDialog.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { NewSecondFactorDialog } from './NewSecondFactorDialog.tsx';
import { RoleDialog } from './RoleDialog.tsx';
import type { Task } from './task.ts';

interface TaskDialogProps {
  readonly task: Task;
  readonly onClose: () => void;
}

/** The dialog of the chosen task. Once it is done, the message of the service says so, and the lists are read again. */
export function TaskDialog({ task, onClose }: TaskDialogProps) {
  const tell = useToast();
  const ways = {
    onClose,
    onDone: ({ message }: { readonly message: string }) => {
      onClose();
      tell({ text: message, tone: 'success' });
      void invalidate(queryClient, { queryKey: TEAM });
    },
  };
  switch (task.act) {
    case 'invitation':
      return <InviteDialog {...ways} />;
    case 'role':
      return <RoleDialog member={task.member} {...ways} />;
    case 'new_second_factor':
      return <NewSecondFactorDialog member={task.member} {...ways} />;
    case 'end_sessions':
      return <EndSessionsDialog member={task.member} {...ways} />;
    case 'end_membership':
      return <EndMembershipDialog member={task.member} {...ways} />;
  }
}
