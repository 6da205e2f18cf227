import { failureText } from '@repo/api-client/client/failure-text';
import type { TeamAccount } from '@repo/api-client/queries/team-account';
import { putBack, snooze, take, type Work } from '@repo/api-client/queries/work';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { Button, ButtonLink } from '@repo/ui/components/Button';
import { Menu } from '@repo/ui/components/Menu';
import { useToast } from '@repo/ui/components/Toasts';
import { MoreIcon } from '@repo/ui/icons/MoreIcon';
import { Inline } from '@repo/ui/primitives/Inline';
import { VisuallyHidden } from '@repo/ui/primitives/VisuallyHidden';
import { client } from '../api/client.ts';
import { actAtOnce, type WorkChange } from './acts-under-way.ts';
import { actsOn, mayTake, type WorkAct } from './work-act.ts';
import { workCode, workTitle } from './work-words.ts';

const labels: Readonly<Record<WorkAct, string>> = {
  give: 'Give to a colleague',
  snooze: 'Put aside',
  take_up: 'Take up again',
  put_back: 'Put back',
};
const atHand: WorkChange = { snoozed_until: null, snooze_reason: null };
const free: WorkChange = { ...atHand, holder: null, given: null };

interface Act {
  readonly change: WorkChange;
  readonly send: () => Promise<{ readonly message?: string }>;
}

interface WorkActionsProps {
  readonly work: Work;
  readonly member: TeamAccount;
  /** The key that takes it, on the page of its own. */
  readonly takeKey?: string;
  /** The address of that page, in a list: who holds it goes on there. */
  readonly href?: string;
  /** Opens the dialog of an act that needs more than a click. */
  readonly onAct: (act: Extract<WorkAct, 'give' | 'snooze'>) => void;
}

/** What a member can do with a piece of work, in its row. */
export function WorkActions({ work, member, takeKey, href, onAct }: WorkActionsProps) {
  const tell = useToast();
  const name = `${workTitle(work)}, ${workCode(work)}`;
  const acting = useAction(
    async ({ change, send }: Act) => {
      // Told here, because the change may take this row away.
      try {
        const { message } = await actAtOnce(work, change, send);
        tell({ text: message ?? `Taken: ${name}.`, tone: 'success' });
      } catch (error) {
        tell({ text: failureText(error, 'This did not work. Please try again.'), tone: 'danger' });
      }
    },
    () => undefined,
  );
  const acts: Readonly<Record<WorkAct, () => void>> = {
    give: () => onAct('give'),
    snooze: () => onAct('snooze'),
    take_up: () =>
      acting.run({ change: atHand, send: () => snooze(client, work, { until: null, reason: '' }) }),
    put_back: () => acting.run({ change: free, send: () => putBack(client, work) }),
  };
  const takes: Act = {
    change: { holder: { id: member.id, name: member.name } },
    send: async () => {
      await take(client, work);
      return {};
    },
  };
  const offered = actsOn(member, work);
  return (
    <Inline gap="xsmall" justify="end">
      {mayTake(member, work) && (
        <Button
          variant="secondary"
          size="small"
          busy={acting.busy}
          {...(takeKey !== undefined && { hotkey: takeKey })}
          onClick={() => acting.run(takes)}
        >
          Take<VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
      {href !== undefined && work.holder?.id === member.id && (
        <ButtonLink href={href} variant="secondary" size="small">
          Open<VisuallyHidden> {name}</VisuallyHidden>
        </ButtonLink>
      )}
      {offered.length > 0 && (
        <Menu
          label={`Actions for ${name}`}
          trigger={<MoreIcon />}
          items={offered.map((act) => ({ label: labels[act], onSelect: acts[act] }))}
        />
      )}
    </Inline>
  );
}
