import { expect, it } from 'vitest';
import { checkKinds } from './check.ts';
import { mayDo } from './team-permission.ts';
import { teamRoles } from './team-role.ts';
import {
  kindOfQueue,
  checkKindOfQueue,
  permissionOfWork,
  snoozeEnd,
  workDueAt,
  workDueSince,
  workKinds,
  workQueues,
  type WorkQueue,
} from './work-queue.ts';

const at = (text: string) => new Date(`${text}:00+03:00`);

it('has a queue for every kind of check and of work', () => {
  expect(new Set(Object.values(kindOfQueue))).toEqual(new Set(workKinds));
  const queues: readonly string[] = workQueues;
  expect(checkKinds.filter((kind) => !queues.includes(kind))).toEqual([]);
});

it.each([
  ['documents', ['agent', 'senior', 'administrator']],
  ['second_look', ['agent', 'senior', 'administrator']],
  ['reviews', ['agent', 'senior', 'administrator']],
  ['messages', ['agent', 'senior', 'administrator']],
  ['disputes', ['senior', 'administrator']],
  ['refunds', ['finance', 'administrator']],
  ['chargebacks', ['finance', 'administrator']],
] satisfies readonly (readonly [WorkQueue, readonly string[]])[])('is worked: %s', (queue, roles) => {
  expect(teamRoles.filter((role) => mayDo(role, permissionOfWork[kindOfQueue[queue]]))).toEqual(roles);
});

it('is due after its working hours, and late from then on', () => {
  // A Thursday and the Friday after it.
  expect(workDueAt('document', at('2026-11-26T10:00'))).toEqual(at('2026-11-27T10:00'));
  expect(workDueSince('document', at('2026-11-27T10:00'))).toEqual(at('2026-11-26T10:00'));
  expect(workDueAt('dispute', at('2026-11-26T10:00'))).toEqual(at('2026-12-01T10:00'));
});

it('knows which queue has which checks', () => {
  expect(checkKindOfQueue('health')).toBe('health');
  // Its work is the proof of an identity.
  expect(checkKindOfQueue('identity')).toBeNull();
  expect(checkKindOfQueue('second_look')).toBeNull();
  expect(checkKindOfQueue('refunds')).toBeNull();
});

it.each([
  ['the next day', '2026-11-27', '2026-11-27T08:00'],
  ['today', '2026-11-26', null],
  ['a day before', '2026-11-25', null],
  ['a Saturday', '2026-11-28', null],
  ['a public holiday', '2026-12-25', null],
  ['the last of thirty days', '2026-12-24', '2026-12-24T08:00'],
  ['a day after them', '2026-12-28', null],
])('puts aside until the opening of %s, or not', (_case, day, end) => {
  // A Thursday.
  expect(snoozeEnd(day, at('2026-11-26T10:00'))).toEqual(end === null ? null : at(end));
});
