import { getTeamAccount } from '@repo/api-client/contract/team-account';
import { listColleagues, listQueue, listQueues } from '@repo/api-client/contract/work';
import { answers, breaks, waits } from '@repo/api-client/recorded/recorded-calls';
import { inTurn, isAsked, press } from '@repo/app-shell/story-kit/gestures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { check, morning, queuesFor } from '../../../stories/queues.ts';
import { asRole, idOf, wanjiku } from '../../../stories/team.ts';
import { dark, narrow, screenOf, tablet } from '../../../stories/screen.tsx';
import { paths } from '../../paths.ts';
import { Queue } from './Queue.tsx';

const meta = {
  title: 'Screens/Team/Queue',
  component: Queue,
  tags: ['!autodocs'],
} satisfies Meta<typeof Queue>;
export default meta;

const References = () => <Queue queue="references" />;
const screen = screenOf(References, paths.queue('references'));
const you = { id: wanjiku.id, name: wanjiku.name };
const colleague = { id: idOf(2), name: 'Baraka Mutua' };
const work = [
  check(1, { deadline: 'late', due_at: '2026-11-20T20:59:59Z', since: '2026-11-17T06:30:00Z' }),
  check(2, {
    deadline: 'soon',
    due_at: '2026-11-23T20:59:59Z',
    holder: you,
    given: { by: 'Baraka Mutua', reason: 'I am away until Thursday.' },
  }),
  check(3, { holder: colleague, level: 'premium' }),
  check(4, {
    holder: you,
    snoozed_until: '2026-11-25T05:00:00Z',
    snooze_reason: 'The second referee is on safari.',
  }),
  check(5, { level: 'lite' }),
];
const recorded = [
  answers(listQueues, queuesFor('administrator', morning, 2)),
  answers(listQueue, { work }),
  answers(listColleagues, { colleagues: [{ ...colleague, role: 'senior' }] }),
];
const opened = { recorded, shows: 'Due soon' };

export const ToDo = screen({ ...opened, tags: ['every-desk'] });
export const Dark = screen({ ...opened, globals: dark });
/** Each row is a card. */
const showsItself: NonNullable<StoryObj['play']> = async ({ canvas }) => {
  const current = await canvas.findByRole('link', { name: /^References/, current: 'page' });
  await waitFor(async () => {
    const { left, right } = current.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  });
};
// spec: team-work-pages/strip
export const OnNarrowestPhone = screen({ ...opened, globals: narrow, does: showsItself });
// spec: team-work-pages/strip
export const OnATablet = screen({ ...opened, globals: tablet, does: showsItself });
export const SecondLooks = screen({
  recorded: [
    answers(listQueue, {
      work: [
        check(6, { needs: 'second_look', queue: 'second_look' }),
        check(7, { needs: 'settling', queue: 'second_look', check_kind: 'criminal_record' }),
      ],
    }),
  ],
  shows: 'Two differ',
});
/** Auditors read, and take nothing. */
export const ForAnAuditor = screen({
  recorded: [
    answers(getTeamAccount, asRole('auditor', 'Naliaka Wafula')),
    answers(listQueues, queuesFor('auditor', morning)),
    ...recorded.slice(1),
  ],
  shows: 'Due soon',
});
export const NothingWaits = screen({
  recorded: [answers(listQueue, { work: [] })],
  shows: 'Nothing waits here.',
});
export const Loading = screen({
  tags: ['!picture'],
  recorded: [waits(listQueue)],
  shows: 'Loading the queue...',
});
export const LoadFailed = screen({
  tags: ['!picture'],
  recorded: [breaks(listQueue)],
  shows: 'Network error. Please try again.',
});
const NAME = 'References, Case 4F2102';
const choose =
  (entry: string): NonNullable<StoryObj['play']> =>
  async (context) => {
    await press(`Actions for ${NAME}`)(context);
    await context.userEvent.click(await context.canvas.findByRole('menuitem', { name: entry }));
  };
export const Saving = screen({
  ...opened,
  does: inTurn(press('Save this view'), isAsked('References, to do', 'dialog')),
});
export const Giving = screen({
  ...opened,
  does: inTurn(choose('Give to a colleague'), isAsked('Your colleague reads it.', 'dialog')),
});
export const PuttingAside = screen({
  ...opened,
  does: inTurn(choose('Put aside'), isAsked('You read it when it is back.', 'dialog')),
});
export const MenuOpen = screen({ ...opened, does: press(`Actions for ${NAME}`) });
