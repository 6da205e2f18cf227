import { reasonsOf } from '@repo/domain/check-reason';
import { describe, expect, it } from 'vitest';
import type { Given } from './given.ts';
import { differenceOf, type Difference } from './task.ts';
import { taskIds, type TaskId } from './task-ids.ts';
import { tasks } from './tasks.ts';

const check = (
  outcome: Extract<Given, { form: 'check' }>['outcome'],
  reason: Extract<Given, { form: 'check' }>['reason'],
): Given => ({ form: 'check', outcome, reason });
const identity = (reason: Extract<Given, { form: 'identity' }>['reason']): Given => ({
  form: 'identity',
  decision: reason === null ? 'verified' : 'failed',
  reason,
});
const wait = (on: Extract<Given, { form: 'wait' }>['on']): Given => ({ form: 'wait', on });

// spec: team-training/answers
describe('an answer beside the team’s', () => {
  it.each<readonly [TaskId, Given, string, Difference | null]>([
    ['identity', identity('face_differs'), 'Another face.', null],
    ['identity', identity('card_differs'), 'Mary, not Mercy.', null],
    ['identity', identity('photos_unusable'), 'Dark.', 'reason'],
    ['identity', identity(null), '', 'verdict'],
    ['certificate', check('unable_to_verify', 'certificate_of_another'), 'Another number.', null],
    ['certificate', check('unable_to_verify', 'issuer_silent'), 'No answer.', 'reason'],
    ['certificate', check('clear', 'certificate_confirmed'), '', 'verdict'],
    ['certificate', check('finding', 'certificate_not_genuine'), 'Forged.', 'verdict'],
    ['references', wait('referee'), '', null],
    ['references', wait('worker'), '', 'verdict'],
    ['references', check('finding', 'referee_not_genuine'), 'Denies her.', 'verdict'],
    ['references', check('unable_to_verify', 'referees_not_reached'), 'Called once.', 'verdict'],
    ['references', check('clear', 'referees_confirm'), '', 'verdict'],
    ['posts', check('clear', 'nothing_of_concern'), '', null],
    ['posts', check('clear', 'nothing_of_concern'), 'One profile, nothing that concerns the work.', null],
    ['posts', check('clear', 'nothing_of_concern'), 'She drinks at parties.', 'note'],
    ['posts', check('clear', 'nothing_of_concern'), 'Political posts, nothing else.', 'note'],
    ['posts', check('finding', 'illegal_acts'), 'A party.', 'verdict'],
    ['posts', check('unable_to_verify', 'no_profile_found'), 'None.', 'verdict'],
    ['threats', check('finding', 'violence_or_threats'), 'Two public posts threaten an employer.', null],
    ['threats', check('finding', 'violence_or_threats'), 'Grace Moraa showed us threats.', 'note'],
    ['threats', check('finding', 'violence_or_threats'), 'Threats, seen by a neighbor.', 'note'],
    ['threats', check('finding', 'harm_to_children'), 'Threats.', 'reason'],
    ['threats', check('clear', 'nothing_of_concern'), '', 'verdict'],
    ['final_review', check('clear', 'recommended'), 'The police certificate could not be verified.', null],
    ['final_review', check('clear', 'recommended'), 'Recommended.', 'note'],
    ['final_review', check('unable_to_verify', 'too_little_known'), 'A check is open.', 'verdict'],
    ['final_review', check('finding', 'concerns'), 'No certificate.', 'verdict'],
  ])('%s: %j, “%s”: %s', (id, given, written, difference) => {
    expect(differenceOf(tasks[id], given, written)).toBe(difference);
  });

  it.each(taskIds)('the team’s own of %s is one that its form offers', (id) => {
    const { kind, team } = tasks[id];
    const isOffered = (given: Given): boolean =>
      given.form === 'check'
        ? reasonsOf[kind][given.outcome].includes(given.reason)
        : given.form === (kind === 'identity' ? 'identity' : 'wait');
    expect(team.filter((given) => !isOffered(given))).toEqual([]);
  });

  it('is as the team’s with the note that the explanation says the team writes', () => {
    const quoted = taskIds.flatMap((id) => {
      const { note } = tasks[id];
      return note === undefined ? [] : [note.isAsTheTeams(/“([^”]+)”/.exec(note.otherwise)?.[1] ?? '')];
    });
    expect(quoted).toEqual([true, true, true]);
  });
});
