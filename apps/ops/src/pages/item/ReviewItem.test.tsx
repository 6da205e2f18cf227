import { assignIncident } from '@repo/api-client/contract/misconduct';
import { decideReview, getWaitingReview } from '@repo/api-client/contract/reviews';
import { answers, refuses } from '@repo/api-client/recorded/recorded-calls';
import { english as refusals } from '@repo/domain/refusals/english';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { review } from '../../../stories/allegations.ts';
import { choose, openItem, readsOf, sent, submit, told, write } from '../../../stories/item-in-test.tsx';
import { idOf } from '../../../stories/team.ts';

const id = idOf(500);
const alleging = { incident_report: 'She left our children alone for two hours.' };
const WARNING = 'It alleges something, and no incident was made of it yet.';
const decided = (status: string) =>
  answers(decideReview, {
    review: { id, nanny_id: idOf(300), status, decided_at: '2026-11-23T06:30:00Z' },
  });
const { updated_at: version } = review();

// spec: team-case-pages/review
it('shows stars and words, and the rule of moderation', async () => {
  openItem('review', {}, [answers(getWaitingReview, review())]);
  await screen.findByText(/Patient with our twins/);
  expect(screen.getByText('4 out of 5 stars')).toBeTruthy();
  expect(screen.getByText(/^Approve what an employer tells of the worker’s work, good or bad/)).toBeTruthy();
  expect(screen.queryByText('What it alleges')).toBeNull();
  expect(screen.queryByText(WARNING)).toBeNull();
});

// spec: team-case-pages/review-approve
it('approves the text that the member read', async () => {
  openItem('review', {}, [answers(getWaitingReview, review()), decided('approved')]);
  await screen.findByText('Your decision');
  submit('Decide');
  expect(await screen.findAllByText('Please choose a decision.')).toBeTruthy();
  await choose(/Approve/);
  submit('Decide');
  await told('Approved and published.');
  expect(sent()).toEqual([[`/api/ops/reviews/${id}/decision`, { status: 'approved', updated_at: version }]]);
});

// spec: team-case-pages/review-reject
it('rejects with a reason from a list, which the author reads with what the member adds', async () => {
  openItem('review', {}, [answers(getWaitingReview, review()), decided('rejected')]);
  await choose(/Reject/);
  submit('Reject');
  expect(await screen.findAllByText('Please choose a reason.')).toBeTruthy();
  write(/^Reason/, 'names_a_person');
  write(/More about it/, ' Call her “our child”. ');
  submit('Reject');
  await told('Rejected.');
  expect(sent()).toEqual([
    [
      `/api/ops/reviews/${id}/decision`,
      {
        status: 'rejected',
        because: 'names_a_person',
        reason: 'Call her “our child”.',
        updated_at: version,
      },
    ],
  ]);
});

// spec: team-case-pages/review-incident
it('makes an incident of what it alleges, with category and region', async () => {
  openItem('review', {}, [
    answers(getWaitingReview, review(alleging)),
    answers(assignIncident, { incident: { id: idOf(501), nanny_id: idOf(300), status: 'reported' } }),
  ]);
  await screen.findByText(WARNING);
  submit('Make an incident of it');
  expect(await screen.findAllByText('Please choose what is alleged.')).toBeTruthy();
  expect(screen.getAllByText('Please choose where it happened.')).toBeTruthy();
  write(/What is alleged/, 'negligence');
  write(/Where it happened/, 'nairobi_central');
  submit('Make an incident of it');
  await told('It is an incident now, in the queue Incidents.');
  expect(sent()).toEqual([
    [
      `/api/ops/reviews/${id}/incident`,
      { category: 'negligence', region: 'nairobi_central', updated_at: version },
    ],
  ]);
  await waitFor(() => expect(readsOf(`/api/ops/reviews/${id}`)).toBe(2));
});

// spec: team-case-pages/review-incident
it('links the incident that was made of it', async () => {
  openItem('review', {}, [answers(getWaitingReview, review({ ...alleging, incident_id: idOf(501) }))]);
  const link = await screen.findByRole('link', { name: 'Open the incident' });
  expect(link.getAttribute('href')).toBe(`/work/incident/${idOf(501)}`);
  expect(screen.queryByRole('button', { name: 'Make an incident of it' })).toBeNull();
  expect(screen.queryByText(WARNING)).toBeNull();
});

// spec: team-case-pages/review-approve
it('reads a review again that its author changed meanwhile', async () => {
  openItem('review', {}, [
    answers(getWaitingReview, review()),
    refuses(decideReview, 409, refusals.reviewChanged, { code: 'conflict' }),
  ]);
  await choose(/Approve/);
  submit('Decide');
  expect(await screen.findByText(refusals.reviewChanged)).toBeTruthy();
  await waitFor(() => expect(readsOf(`/api/ops/reviews/${id}`)).toBe(2));
});
