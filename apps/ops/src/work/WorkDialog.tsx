import type { Work } from '@repo/api-client/queries/work';
import { GiveDialog } from './GiveDialog.tsx';
import { SnoozeDialog } from './SnoozeDialog.tsx';

/** An act that needs more than a click, and its piece of work. */
export interface WorkTask {
  readonly act: 'give' | 'snooze';
  readonly work: Work;
}

interface WorkDialogProps {
  readonly task: WorkTask | null;
  readonly onClose: () => void;
}

export function WorkDialog({ task, onClose }: WorkDialogProps) {
  if (task === null) return null;
  const Asking = task.act === 'give' ? GiveDialog : SnoozeDialog;
  // What one piece was asked is never sent for the next one.
  return <Asking key={task.work.id} work={task.work} onClose={onClose} />;
}
