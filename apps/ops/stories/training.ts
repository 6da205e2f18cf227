import type { Progress } from '../src/pages/training/progress.ts';

/** Every task decided, the second one by the name alone. */
export const allAnswered = {
  identity: { given: { form: 'identity', decision: 'failed', reason: 'face_differs' }, difference: null },
  certificate: {
    given: { form: 'check', outcome: 'clear', reason: 'certificate_confirmed' },
    difference: 'verdict',
  },
  references: { given: { form: 'wait', on: 'referee' }, difference: null },
  posts: { given: { form: 'check', outcome: 'clear', reason: 'nothing_of_concern' }, difference: null },
  threats: { given: { form: 'check', outcome: 'finding', reason: 'violence_or_threats' }, difference: null },
  final_review: { given: { form: 'check', outcome: 'clear', reason: 'recommended' }, difference: null },
} as const satisfies Progress['answers'];
