import { getTeamAccount } from '@repo/api-client/contract/team-account';
import {
  listHeldWork,
  listQueues,
  listSavedViews,
  removeView,
  takeNext,
} from '@repo/api-client/contract/work';
import { answers, breaks, once, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { queueLabels } from '@repo/domain/work-queue';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { check, held as inHands, morning, queuesFor } from '../../../stories/queues.ts';
import { here, openScreen, press } from '../../../stories/in-test.tsx';
import { asRole, wanjiku } from '../../../stories/team.ts';
import { paths } from '../../paths.ts';
import WorkPage from './WorkPage.tsx';

const held = answers(listHeldWork, {
  work: [inHands(1, { holder: { id: wanjiku.id, name: wanjiku.name } })],
});
const queues = answers(listQueues, queuesFor('administrator', morning, 1));

// spec: team-work-pages/work
it('shows what the member holds, and every queue with its counts', async () => {
  openScreen(WorkPage, paths.work, { recorded: [queues, held] });
  expect(await screen.findByRole('row', { name: /Case 4F2101/ })).toBeTruthy();
  const table = within(screen.getByRole('table', { name: 'Queues' }));
  expect(table.getAllByRole('link')).toHaveLength(16);
  const row = within(table.getByRole('row', { name: /Social screening/ }));
  expect(row.getByRole('link').getAttribute('href')).toBe('/queues/social_media');
  expect(row.getByText('999+')).toBeTruthy();
  expect(row.getByText('38')).toBeTruthy();
});

it.each([
  [1, 'You hold nothing. Take the next one from a queue below.'],
  [0, 'You hold nothing, and nothing waits for you.'],
])('says to who holds nothing what she can do, with %s to do', async (open, words) => {
  const counted = queuesFor('administrator');
  const waiting = { ...counted, queues: counted.queues.map((each) => ({ ...each, open })) };
  openScreen(WorkPage, paths.work, {
    recorded: [answers(listQueues, waiting), answers(listHeldWork, { work: [] })],
  });
  expect(await screen.findByText(words)).toBeTruthy();
});

// spec: team-work-pages/next
it('takes the next work of a queue at once, where something waits and the member works on it', async () => {
  const taken = check(7, { queue: 'social_media', check_kind: 'social_media' });
  openScreen(WorkPage, paths.work, { recorded: [queues, held, answers(takeNext, { work: taken })] });
  const table = within(await screen.findByRole('table', { name: 'Queues' }));
  const waiting = queuesFor('administrator', morning, 1).queues.filter(
    ({ open, is_own: isOwn }) => isOwn && open > 0,
  );
  expect(table.getAllByRole('button')).toHaveLength(waiting.length);
  for (const { queue } of waiting)
    table.getByRole('button', { name: `Take the next of ${queueLabels[queue]}` });
  expect(waiting.length).toBeLessThan(16);
  await press('button', 'Take the next of Social screening');
  await waitFor(() => expect(here().pathname).toBe(paths.case(taken.case_id ?? '')));
});

it('offers no work of a queue to a member who only reads', async () => {
  openScreen(WorkPage, paths.work, {
    recorded: [
      answers(getTeamAccount, asRole('auditor', 'Naliaka Wafula')),
      answers(listQueues, queuesFor('auditor', morning)),
    ],
  });
  const table = within(await screen.findByRole('table', { name: 'Queues' }));
  expect(table.queryAllByRole('button')).toEqual([]);
});

// spec: team-training/link
it('names the keys and the training case below the queues to everybody', async () => {
  openScreen(WorkPage, paths.work, { recorded: [queues, held] });
  const link = await screen.findByRole('link', { name: 'the training case' });
  expect(link.getAttribute('href')).toBe(paths.training);
  expect(screen.getByText(/^All keys:/)).toBeTruthy();
});

it('shows a role that holds no work the queues alone', async () => {
  openScreen(WorkPage, paths.work, {
    recorded: [
      answers(getTeamAccount, asRole('privacy_officer', 'Chebet Koech')),
      answers(listQueues, queuesFor('privacy_officer', morning)),
    ],
  });
  expect(await screen.findByRole('table', { name: 'Queues' })).toBeTruthy();
  expect(screen.queryByText('In your hands')).toBeNull();
});

it('keeps the queues when the own work cannot be loaded, and loads it again', async () => {
  const failing = breaks(listHeldWork);
  const respond = vi.fn<Recording['respond']>(held.respond);
  respond.mockImplementationOnce(failing.respond).mockImplementationOnce(failing.respond);
  openScreen(WorkPage, paths.work, { recorded: [queues, { ...failing, respond }] });
  expect(await screen.findByText('Network error. Please try again.')).toBeTruthy();
  expect(screen.getByRole('table', { name: 'Queues' })).toBeTruthy();
  await press('button', 'Try Again');
  expect(await screen.findByRole('row', { name: /Case 4F2101/ })).toBeTruthy();
});

// spec: team-work-pages/save
it('opens and removes what the member saved', async () => {
  const { id } = check(51);
  const view = { id, name: 'My day', queue: 'references', view: 'late', level: 'lite' } as const;
  openScreen(WorkPage, paths.work, {
    recorded: [
      queues,
      held,
      ...once(removeView, [answers(listSavedViews, { views: [] })]),
      answers(listSavedViews, { views: [view] }),
      answers(removeView, { message: 'Removed.' }),
    ],
  });
  const link = await screen.findByRole('link', { name: 'My day' });
  expect(link.getAttribute('href')).toBe('/queues/references?view=late&package=lite');
  expect(screen.getByText('References, late, Lite')).toBeTruthy();
  await press('button', 'Remove My day');
  await screen.findByText('Removed.', { selector: 'output *' });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'My day' })).toBeNull());
});
