import type { Case, CaseFile, CheckOfCase } from '@repo/api-client/queries/cases';
import type { CheckKind } from '@repo/domain/check';
import { caseWith, file, verdict, you } from './cases.ts';

const decided = (outcome: CheckOfCase['outcome']) =>
  ({
    status: 'decided',
    outcome,
    decided_at: '2026-11-22T08:40:00Z',
    acts_next: null,
    waiting_on: null,
    is_open: false,
  }) as const;

/** A premium case whose checks are all decided but the last one, which the member holds. */
export const worked: Case = caseWith({
  references: decided('finding'),
  criminal_record: decided('unable_to_verify'),
  social_media: decided('clear'),
  health: decided('not_applicable'),
  work_history: decided('clear'),
  final_review: { holder: you, is_open: true, acts_next: 'team' },
});

const idOf = (kind: CheckKind): string =>
  worked.checks.find(({ check_kind: each }) => each === kind)?.id ?? '';

/** Its file, with the grounds of each. */
export const fileOfWorked: CaseFile = {
  ...file,
  results: [
    ...file.results,
    {
      check_id: idOf('references'),
      note: 'A former household, by phone: money was missing.',
      verdicts: [verdict({ outcome: 'finding', reason: 'referee_warns' })],
    },
    {
      check_id: idOf('criminal_record'),
      note: 'The issuer did not answer in the time of this check.',
      verdicts: [verdict({ outcome: 'unable_to_verify', reason: 'issuer_silent' })],
    },
    { check_id: idOf('social_media'), note: null, verdicts: [verdict({ reason: 'nothing_of_concern' })] },
    {
      check_id: idOf('health'),
      note: null,
      verdicts: [verdict({ outcome: 'not_applicable', reason: 'not_for_this_work' })],
    },
    { check_id: idOf('work_history'), note: null, verdicts: [verdict({ reason: 'employers_confirm' })] },
  ],
};
