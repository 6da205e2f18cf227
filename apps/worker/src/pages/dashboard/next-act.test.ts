import { expect, it } from 'vitest';
import { approved, firstDay, halfway, inReview, toDoAgain } from '../../../stories/worker-status.ts';
import { paths } from '../../paths.ts';
import { nextActOf } from './next-act.ts';

it.each([
  [
    'the profile on the first day',
    firstDay,
    { step: 'profile_created', href: paths.completeProfile, isOptional: false },
  ],
  [
    'the certificate, when the identity is verified',
    halfway,
    { step: 'police_clearance', href: paths.documents, isOptional: true },
  ],
  [
    'the references before the certificate, which is optional',
    {
      ...halfway,
      steps: halfway.steps.map((each) =>
        each.step === 'references' ? { ...each, state: 'not_started' as const } : each,
      ),
    },
    { step: 'references', href: paths.references, isOptional: false },
  ],
  [
    'no photos that are looked at',
    inReview,
    { step: 'police_clearance', href: paths.documents, isOptional: true },
  ],
  ['the photos again', toDoAgain, { step: 'id_uploaded', href: paths.identity, isOptional: false }],
  ['nothing when all is done', approved, null],
] as const)('is %s', (_what, status, act) => {
  expect(nextActOf(status)).toEqual(act);
});

it('is the certificate as any other step while a check waits for it', () => {
  expect(nextActOf(halfway, true)).toEqual({
    step: 'police_clearance',
    href: paths.documents,
    isOptional: false,
  });
});
