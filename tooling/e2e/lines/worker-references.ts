import { lines } from './line.ts';

/** spec/worker-and-public.md section 2.16, and what sections 4, 5 and 8 say of a worker’s references. */
export const workerReferences = lines('worker-references', {
  two: [
    'Starts with two blank rows',
    'apps/worker/src/pages/references/ReferencesPage.test.tsx > begins with two blank rows, each with a name, a phone, a relationship, and pending',
    'packages/domain/src/worker-references.test.ts > begins with two rows',
  ],
  row: [
    'Each row with name, phone, relationship',
    'apps/worker/src/pages/references/ReferencesPage.test.tsx > begins with two blank rows, each with a name, a phone, a relationship, and pending',
  ],
  badge: [
    'A status badge (Pending or Verified)',
    'apps/worker/src/pages/references/ReferencesPage.test.tsx > says of each whether our team has verified it',
  ],
  add: [
    "A plus button or 'Add Another Reference' adds rows up to 5",
    'apps/worker/src/pages/references/ReferencesPage.test.tsx > takes five by either button, and says so when there are to be more',
    'packages/domain/src/worker-references.test.ts > with %d rows',
  ],
  'too-many': [
    "At the limit it alerts 'You can add up to 5 references'",
    'apps/worker/src/pages/references/ReferencesPage.test.tsx > takes five by either button, and says so when there are to be more',
    'apps/worker/src/pages/references/ReferencesPage.stories.tsx > FiveAtMost',
  ],
  'too-few': [
    "'Submit References' needs at least 2 complete rows, otherwise alerts 'Please add at least 2 references'",
    'apps/worker/src/pages/references/ReferencesPage.test.tsx > wants two of them whole before it sends any',
    'packages/domain/src/worker-references.test.ts > with %s',
    'apps/api/test/worker-references.test.ts > %s',
  ],
  complete: [
    'At least 2 complete rows (name, phone, relationship)',
    'packages/domain/src/worker-references.test.ts > does not count a row without %s',
    'apps/worker/src/pages/references/ReferencesPage.test.tsx > wants two of them whole before it sends any',
  ],
  most: [
    'At most 5 rows of references',
    'apps/api/test/worker-references.test.ts > is longer than five with those of before',
    'apps/worker/src/pages/references/ReferencesPage.test.tsx > takes five by either button, and says so when there are to be more',
  ],
  submitted: [
    "On success it alerts 'References submitted successfully!'",
    'apps/worker/src/pages/references/ReferencesPage.test.tsx > says that they were sent, and goes back to the dashboard',
    'apps/worker/src/pages/references/ReferencesPage.stories.tsx > Submitted',
  ],
  returns: [
    'And returns to the dashboard',
    'apps/worker/src/pages/references/ReferencesPage.test.tsx > says that they were sent, and goes back to the dashboard',
    'tooling/e2e/journeys/worker/references.e2e.ts > a worker names references over a bad network; each is told, one refuses by SMS, and she names another',
  ],
  states: [
    'Reference: pending or verified (verified is never set on the worker side)',
    'apps/api/test/worker-references.test.ts > keeps them in her order, normalised, pending',
    'apps/api/test/references-team.test.ts > verifies them with what was said; two of them earn the points, and she is told',
  ],
  failed: [
    "References: 'Failed to submit references. Please try again.'",
    'apps/worker/src/pages/references/ReferencesPage.test.tsx > says that they were not sent, and keeps what was typed',
    'apps/worker/src/pages/references/ReferencesPage.stories.tsx > SubmitFailed',
  ],
});
