import { describe, expect, it } from 'vitest';
import { checkKinds, checkOutcomes, type CheckKind, type CheckOutcome } from './check.ts';
import { checkReasonLabels, checkReasons, reasonsOf } from './check-reason.ts';
import { groundsProblem, mustTellSearch, type Grounds } from './decision-grounds.ts';
import { evidenceSourceLabels, evidenceSources, sourcesOf } from './evidence-source.ts';

const NOW = new Date('2026-11-27T09:00:00.000+03:00');
const police = { kind: 'criminal_record', outcome: 'clear', expiresOn: null } as const;
const confirmed: Grounds = {
  reason: 'certificate_confirmed',
  source: 'ecitizen',
  evidenceOn: '2026-11-27',
  teamNote: '',
};
const problem = (grounds: Partial<Grounds>) => groundsProblem(police, { ...confirmed, ...grounds }, NOW);
/** A decision of a kind with its usual reason and source. */
const usual = (kind: CheckKind, outcome: CheckOutcome, grounds: Partial<Grounds> = {}) => {
  const [reason = 'nothing_sent'] = reasonsOf[kind][outcome];
  const [source = 'worker_document'] = sourcesOf[kind];
  return groundsProblem(
    { kind, outcome, expiresOn: null },
    { ...confirmed, reason, source, ...grounds },
    NOW,
  );
};

describe('groundsProblem', () => {
  it('takes a decision with the grounds of its kind and outcome', () => {
    expect(problem({})).toBeNull();
  });

  it('refuses the reason of another outcome or kind', () => {
    const refused = { field: 'reason', code: 'reasonOfAnother' };
    expect(problem({ reason: 'record_on_certificate' })).toEqual(refused);
    expect(problem({ reason: 'no_record' })).toEqual(refused);
  });

  it('refuses the source of another kind', () => {
    expect(problem({ source: 'referee_call' })).toEqual({ field: 'source', code: 'sourceOfAnother' });
  });

  it('takes a clear certificate from its issuer alone, and every other outcome from her copy', () => {
    const from = (outcome: CheckOutcome, source: 'ecitizen' | 'worker_document') =>
      usual('criminal_record', outcome, { source });
    expect(from('clear', 'worker_document')).toEqual({ field: 'source', code: 'issuerNotAsked' });
    expect(from('clear', 'ecitizen')).toBeNull();
    expect(from('finding', 'worker_document')).toBeNull();
    expect(from('unable_to_verify', 'worker_document')).toBeNull();
  });

  it.each(['2026-11-28', '2016-11-26', '2026-02-30', 'yesterday'])('refuses the day %s', (evidenceOn) => {
    expect(problem({ evidenceOn })).toEqual({ field: 'evidence_on', code: 'evidenceDayInvalid' });
  });

  it('refuses a clear result on a certificate whose last day is over, and takes its last day', () => {
    const health = (expiresOn: string, outcome: 'clear' | 'unable_to_verify' = 'clear') => {
      const reason = outcome === 'clear' ? 'fit_for_work' : 'nothing_sent';
      const grounds = { ...confirmed, reason, source: 'worker_document' } as const;
      return groundsProblem({ kind: 'health', outcome, expiresOn }, grounds, NOW);
    };
    expect(health('2026-11-26')).toEqual({ field: 'expires_on', code: 'certificateOver' });
    expect(health('2026-11-27')).toBeNull();
    expect(health('2026-11-26', 'unable_to_verify')).toBeNull();
  });

  it('wants the words of a search for the team, and of no other kind', () => {
    const without = checkKinds.filter((kind) => usual(kind, 'clear', { teamNote: ' ' }) !== null);
    expect(without).toEqual(['social_media', 'work_history']);
    expect(checkKinds.filter(mustTellSearch)).toEqual(without);
    expect(usual('social_media', 'finding')).toEqual({ field: 'team_note', code: 'searchNotTold' });
    expect(usual('social_media', 'finding', { teamNote: 'Her name on Facebook.' })).toBeNull();
  });

  it('takes the day of Nairobi, and one of ten years ago', () => {
    const late = new Date('2026-11-27T22:30:00.000Z');
    expect(groundsProblem(police, { ...confirmed, evidenceOn: '2026-11-28' }, late)).toBeNull();
    expect(problem({ evidenceOn: '2016-11-27' })).toBeNull();
  });
});

describe('the reasons and sources', () => {
  it.each(checkKinds)('give each outcome of %s a reason, none twice, and the kind a source', (kind) => {
    for (const outcome of checkOutcomes) {
      const reasons = reasonsOf[kind][outcome];
      expect(reasons.length).toBeGreaterThan(0);
      expect(new Set(reasons).size).toBe(reasons.length);
    }
    expect(sourcesOf[kind].length).toBeGreaterThan(0);
  });

  it('are all used, and have words of their own', () => {
    const used = new Set(checkKinds.flatMap((kind) => Object.values(reasonsOf[kind]).flat()));
    expect([...used].toSorted()).toEqual([...checkReasons].toSorted());
    expect(new Set(Object.values(checkReasonLabels)).size).toBe(checkReasons.length);
    const sources = new Set(Object.values(sourcesOf).flat());
    expect([...sources].toSorted()).toEqual([...evidenceSources].toSorted());
    expect(new Set(Object.values(evidenceSourceLabels)).size).toBe(evidenceSources.length);
  });
});
