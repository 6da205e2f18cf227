import { failureText } from '@repo/api-client/client/failure-text';
import { putBack, snooze, take, WORK, type Work } from '@repo/api-client/queries/work';
import { invalidate } from '@repo/app-shell/data/query-cache';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { Button } from '@repo/ui/components/Button';
import { Menu } from '@repo/ui/components/Menu';
import { useToast } from '@repo/ui/components/Toasts';
import { MoreIcon } from '@repo/ui/icons/MoreIcon';
import { Inline } from '@repo/ui/primitives/Inline';
import { VisuallyHidden } from '@repo/ui/primitives/VisuallyHidden';
import { client } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import type { WorkAct } from './work-act.ts';
import { workCode, workTitle } from './work-words.ts';

const labels: Readonly<Record<WorkAct, string>> = {
  give: 'Give to a colleague',
  snooze: 'Put aside',
  take_up: 'Take up again',
  put_back: 'Put back',
};

interface WorkActionsProps {
  readonly work: Work;
  readonly mayTake: boolean;
  readonly acts: readonly WorkAct[];
  /** The key that takes it, on the page of its own. */
  readonly takeKey?: string;
  /** Opens the dialog of an act that needs more than a click. */
  readonly onAct: (act: Extract<WorkAct, 'give' | 'snooze'>) => void;
}

/** What a member can do with a piece of work, in its row. */
export function WorkActions({ work, mayTake, acts, takeKey, onAct }: WorkActionsProps) {
  const tell = useToast();
  const name = `${workTitle(work)}, ${workCode(work)}`;
  const act = useAction(
    (send: () => Promise<{ readonly message?: string }>) => send(),
    ({ message }) => {
      tell({ text: message ?? `Taken: ${name}.`, tone: 'success' });
      void invalidate(queryClient, { queryKey: WORK });
    },
    (error) => {
      tell({ text: failureText(error, 'This did not work. Please try again.'), tone: 'danger' });
      void invalidate(queryClient, { queryKey: WORK });
    },
  );
  const select = (chosen: WorkAct) => {
    if (chosen === 'put_back') act.run(() => putBack(client, work));
    else if (chosen === 'take_up') act.run(() => snooze(client, work, { until: null, reason: '' }));
    else onAct(chosen);
  };
  return (
    <Inline gap="xsmall" justify="end">
      {mayTake && (
        <Button
          variant="secondary"
          size="small"
          busy={act.busy}
          {...(takeKey !== undefined && { hotkey: takeKey })}
          onClick={() =>
            act.run(async () => {
              await take(client, work);
              return {};
            })
          }
        >
          Take<VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
      {acts.length > 0 && (
        <Menu
          label={`Actions for ${name}`}
          trigger={<MoreIcon />}
          items={acts.map((each) => ({ label: labels[each], onSelect: () => select(each) }))}
        />
      )}
    </Inline>
  );
}
