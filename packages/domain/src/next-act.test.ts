import { describe, expect, it } from 'vitest';
import { checkKinds } from './check.ts';
import { checkSourceLabels, checkSources } from './check-source.ts';
import { nextActorOf, nextActors, nextActText } from './next-act.ts';

describe('the source of a check', () => {
  it.each([
    ['identity', 'Identity provider'],
    ['references', 'Referees'],
    ['criminal_record', 'Worker’s documents'],
    ['social_media', 'Our team'],
    ['health', 'Worker’s documents'],
    ['work_history', 'Our team'],
    ['misconduct_registry', 'Misconduct registry'],
    ['final_review', 'Our team'],
  ] as const)('of %s is: %s', (kind, label) => {
    expect(checkSourceLabels[checkSources[kind]]).toBe(label);
  });
});

describe('nextActorOf', () => {
  it.each([
    ['identity', 'pending', null, 'provider'],
    ['identity', 'waiting', 'worker', 'worker'],
    ['identity', 'in_progress', null, 'provider'],
    ['references', 'pending', null, 'team'],
    ['references', 'waiting', 'referee', 'referee'],
    ['criminal_record', 'waiting', 'worker', 'worker'],
    ['criminal_record', 'pending', null, 'team'],
    ['identity', 'waiting', 'team', 'team'],
    ['references', 'decided', null, null],
    // The provider has no say any more once a member has decided.
    ['identity', 'second_look', null, 'team'],
    ['identity', 'settling', null, 'team'],
    ['health', 'confirmed', null, 'team'],
    // After the work has resumed, the earlier wait does not count.
    ['references', 'in_progress', 'worker', 'team'],
    ['references', 'waiting', 'somebody new', 'team'],
    ['references', 'waiting', null, 'team'],
  ] as const)('of %s that is %s for %s: %s', (kind, status, waitingOn, actor) => {
    expect(nextActorOf({ kind, status, waitingOn }, false)).toBe(actor);
  });

  it.each([
    ['pending', false, 'other_checks'],
    ['in_progress', false, 'other_checks'],
    ['decided', false, 'other_checks'],
    ['pending', true, 'team'],
    ['decided', true, null],
  ] as const)('of a final review that is %s, others decided %s: %s', (status, others, actor) => {
    expect(nextActorOf({ kind: 'final_review', status, waitingOn: null }, others)).toBe(actor);
  });
});

describe('nextActText', () => {
  it.each([
    ['criminal_record', 'worker', 'Waiting for the worker’s certificate'],
    ['identity', 'worker', 'Waiting for the worker’s identity proof'],
    ['references', 'team', 'Our team calls the references'],
    ['references', 'referee', 'Waiting for a referee’s answer'],
    ['identity', 'provider', 'Waiting for the identity provider'],
    ['final_review', 'other_checks', 'Waiting for the other checks'],
  ] as const)('of %s by %s: %s', (kind, actor, text) => {
    expect(nextActText(kind, actor)).toBe(text);
  });

  it('has words for every check, whoever must act', () => {
    for (const kind of checkKinds)
      for (const actor of nextActors)
        expect(nextActText(kind, actor), `${kind} ${actor}`).toMatch(/^(Waiting for|Our team) \S/);
  });
});
