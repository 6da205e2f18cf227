import { getTeamAccount } from '@repo/api-client/contract/team-account';
import { listHeldWork, listQueues, listSavedViews } from '@repo/api-client/contract/work';
import { answers, breaks, waits } from '@repo/api-client/recorded/recorded-calls';
import type { Meta } from '@storybook/react-vite';
import { check, held, morning, queuesFor } from '../../../stories/queues.ts';
import { dark, largeDesktop, narrow, screenOf } from '../../../stories/screen.tsx';
import { asRole, wanjiku } from '../../../stories/team.ts';
import { paths } from '../../paths.ts';
import WorkPage from './WorkPage.tsx';

const meta = {
  title: 'Screens/Team/Work',
  component: WorkPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof WorkPage>;
export default meta;

const screen = screenOf(WorkPage, paths.work);
const holder = { id: wanjiku.id, name: wanjiku.name };
const counts = answers(listQueues, queuesFor('administrator', morning, 2));
const hands = answers(listHeldWork, {
  work: [
    held(1, { holder, deadline: 'late', due_at: '2026-11-20T20:59:59Z' }),
    held(3, { holder, deadline: 'soon', due_at: '2026-11-23T20:59:59Z' }),
    held(4, { holder, came_back: 'answered' }),
    held(5, { holder, snoozed_until: '2026-11-27T05:00:00Z', snooze_reason: 'Her school is closed.' }),
    held(2, {
      holder,
      kind: 'document',
      case_id: null,
      level: null,
      check_kind: null,
      queue: 'documents',
    }),
  ],
});
const views = answers(listSavedViews, {
  views: [
    {
      id: check(51).id,
      name: 'Late premium references',
      queue: 'references',
      view: 'late',
      level: 'premium',
    },
    {
      id: check(52).id,
      name: 'Free social screening',
      queue: 'social_media',
      view: 'unassigned',
      level: null,
    },
  ],
});
const morningOf = { recorded: [counts, hands, views], shows: ['999+', 'Due soon', 'Saved views'] };

export const Morning = screen({ ...morningOf, tags: ['every-desk'] });
export const OnALargeDesktop = screen({ ...morningOf, globals: largeDesktop });
export const Dark = screen({ ...morningOf, globals: dark });
/** Each row is a card. */
export const OnNarrowestPhone = screen({ ...morningOf, globals: narrow });
export const NothingHeld = screen({
  recorded: [answers(listHeldWork, { work: [] })],
  shows: /^You hold nothing/,
});
/** An auditor holds nothing, and reads how much waits. */
export const ForAnAuditor = screen({
  recorded: [
    answers(getTeamAccount, asRole('auditor', 'Naliaka Wafula')),
    answers(listQueues, queuesFor('auditor', morning)),
  ],
  shows: '999+',
});
export const Loading = screen({
  tags: ['!picture'],
  recorded: [waits(listQueues), hands],
  shows: 'Loading the queues...',
});
export const LoadFailed = screen({
  tags: ['!picture'],
  recorded: [breaks(listQueues), hands],
  shows: 'Network error. Please try again.',
});
export const OwnWorkFailed = screen({
  tags: ['!picture'],
  recorded: [counts, breaks(listHeldWork)],
  shows: ['Network error. Please try again.', '999+'],
});
