import { expect, it } from 'vitest';
import { approved, firstDay, halfway, inReview, toDoAgain } from '../../../stories/worker-status.ts';
import { paths } from '../../paths.ts';
import { nextActOf } from './next-act.ts';

it.each([
  ['the profile on the first day', firstDay, { step: 'profile_created', href: paths.completeProfile }],
  [
    'the certificate, when the identity is verified',
    halfway,
    { step: 'police_clearance', href: paths.documents },
  ],
  ['no photos that are looked at', inReview, { step: 'police_clearance', href: paths.documents }],
  ['the photos again', toDoAgain, { step: 'id_uploaded', href: paths.identity }],
  ['nothing when all is done', approved, null],
] as const)('is %s', (_what, status, act) => {
  expect(nextActOf(status)).toEqual(act);
});
