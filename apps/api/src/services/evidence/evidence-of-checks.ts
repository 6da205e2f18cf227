import type { CheckEvidence, EvidenceOfChecks } from '../casework/checks/check-evidence.ts';
import { hasPoliceCertificate } from './documents/has-police-certificate.ts';
import { endOpenAttempt } from './identity/end-open-attempt.ts';
import { identityWaitsOnNow } from './identity/identity-waits-on-now.ts';

/** The team finds the facts by itself: it waits for nobody at the start, and nothing is under way beside its work. */
const byTeam: CheckEvidence = {
  waitsOn: () => Promise.resolve(null),
  end: () => Promise.resolve(false),
};

/** The evidence behind each kind of check, as casework asks for it. */
export const evidenceOfChecks: EvidenceOfChecks = {
  identity: {
    waitsOn: identityWaitsOnNow,
    end: (tx, workerId, outcome) => endOpenAttempt(tx, workerId, outcome === 'clear' ? 'verified' : 'failed'),
  },
  criminal_record: {
    ...byTeam,
    waitsOn: async (tx, workerId) =>
      (await hasPoliceCertificate(tx.db, workerId, tx.now)) ? null : 'worker',
  },
  references: byTeam,
  social_media: byTeam,
  health: byTeam,
  work_history: byTeam,
  misconduct_registry: byTeam,
  final_review: byTeam,
};
