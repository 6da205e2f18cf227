import { expect, it } from 'vitest';
import { trackedStates, trackingOf, type WireTracked } from './check-tracking.ts';
import { checkStates } from './status-vocabulary.ts';

const pending: WireTracked = {
  kind: 'references',
  status: 'pending',
  source: 'referees',
  acts_next: 'team',
  outcome: null,
  due_at: '2026-11-25T20:59:59.999Z',
  decided_at: null,
  reused_from: null,
  postponement: null,
};
const decided: WireTracked = {
  ...pending,
  status: 'decided',
  acts_next: null,
  outcome: 'clear',
  decided_at: '2026-11-20T08:00:00Z',
};

it('says of an open check where its facts come from, who acts next and when it is expected', () => {
  expect(trackingOf(pending, 'Mercy Chebet')).toEqual({
    title: 'Reference Verification',
    state: 'pending',
    source: 'Referees',
    next: 'Our team calls the references',
    date: 'Expected Nov 25, 2026',
  });
});

it.each([
  ['identity', 'Mercy Chebet', 'Waiting for Mercy: we asked for a selfie and the National ID'],
  ['references', 'Mercy Chebet', 'Waiting for Mercy: we asked for the names of 2 references'],
  ['criminal_record', 'Mercy', 'Waiting for Mercy: we asked for the police clearance certificate'],
  ['health', null, 'Waiting for the worker: we asked for a health certificate'],
])('names whoever is waited for on %s, and what we asked her for', (kind, name, next) => {
  expect(trackingOf({ ...pending, kind, status: 'waiting', acts_next: 'worker' }, name).next).toBe(next);
});

it('says why a date was moved', () => {
  const postponement = { previous_at: '2026-11-22T20:59:59.999Z', reason: 'waiting-for-referee' };
  const waiting = { ...pending, status: 'waiting', acts_next: 'referee', postponement };
  expect(trackingOf(waiting, 'Mercy Chebet')).toMatchObject({
    state: 'waiting',
    next: 'Waiting for a referee’s answer',
    date: 'Expected Nov 25, 2026 (was Nov 22): waiting for a referee’s answer.',
  });
});

it('says of a decided check how it came out and when, and of nobody that they must act', () => {
  expect(
    trackingOf({ ...decided, postponement: { previous_at: '', reason: 'team-behind' } }, 'Mercy Chebet'),
  ).toMatchObject({
    state: 'clear',
    next: null,
    date: 'Decided Nov 20, 2026',
  });
});

it('says of a check that was made with another package that it was', () => {
  expect(trackingOf({ ...decided, disputed: true }, 'Mercy Chebet').date).toBe(
    'Decided Nov 20, 2026. Disputed by the worker.',
  );
  expect(trackingOf({ ...decided, reused_from: 'earlier-package' }, 'Mercy Chebet').date).toBe(
    'Decided Nov 20, 2026, with your earlier package',
  );
});

it('says that a result is withheld, and nothing of it', () => {
  const { outcome: _outcome, ...withheld } = decided;
  expect(trackingOf(withheld, 'Mercy Chebet')).toMatchObject({
    state: 'decided',
    next: 'Its result is not part of this package',
  });
  expect(trackingOf({ ...withheld, status: 'pending' }, 'Mercy Chebet').next).toBeNull();
});

it('claims no result for a final review that was written too early', () => {
  const early = { ...decided, kind: 'final_review', acts_next: 'other_checks', outcome: null };
  expect(trackingOf(early, 'Mercy Chebet')).toMatchObject({
    state: 'decided',
    next: 'Waiting for the other checks',
  });
});

it('says of a check that stopped without a result only that, and awaits nothing', () => {
  const stopped = { ...pending, status: 'stopped', acts_next: null, due_at: null };
  expect(trackingOf(stopped, 'Mercy Chebet')).toEqual({
    title: 'Reference Verification',
    state: 'stopped',
    source: 'Referees',
    next: null,
    date: null,
  });
});

it('is not thrown by what a newer service may say', () => {
  const unknown = { ...pending, kind: 'x', status: 'x', source: 'x', acts_next: 'x', outcome: 'x' };
  expect(trackingOf(unknown, 'Mercy Chebet')).toEqual({
    title: 'Unknown',
    state: 'pending',
    source: null,
    next: null,
    date: 'Expected Nov 25, 2026',
  });
  expect(trackingOf({ ...unknown, due_at: null }, 'Mercy Chebet').date).toBeNull();
  const postponement = { previous_at: '2026-11-22T20:59:59.999Z', reason: 'team-behind' };
  expect(trackingOf({ ...unknown, acts_next: 'team', postponement }, 'Mercy Chebet')).toMatchObject({
    next: null,
    date: 'Expected Nov 25, 2026',
  });
});

it('names every state', () => {
  expect(trackedStates.map((state) => checkStates[state].english)).toEqual([
    'Not started',
    'Under review',
    'Waiting',
    'Decided',
    'Stopped',
    'Clear',
    'Finding',
    'Unable to verify',
    'Not applicable',
  ]);
});
