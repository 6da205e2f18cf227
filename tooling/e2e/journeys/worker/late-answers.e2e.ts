import { invite, startSignedIn } from '../../support/employer.ts';
import { test } from '../../support/late-answers.ts';
import { startWorker } from '../../support/worker.ts';

/** Enough employers that their requests are longer than a phone screen. */
const ASKING = ['833', '834', '835'].map((ending) => ({
  name: 'Njeri Wafula',
  number: `+254700000${ending}`,
}));
/** A sample worker. */
const LISTED = { name: 'Zawadi Naliaka', number: '+254700000104' };

// Chromium reports a missing resource on its console: an empty profile.
test.use({ seed: 'demo', expectedComplaints: [/status of 4\d\d/] });

test('no screen of the worker moves while its answers come', async ({
  page,
  otherPage,
  stack,
  phone,
  expectEachStill,
}) => {
  const origin = stack.origin('worker');
  await page.goto(`${origin}/worker`);
  await expectEachStill([
    { path: '/worker', shows: 'Welcome to Amini' },
    { path: '/worker/auth', shows: 'Enter the number you signed up with.' },
  ]);

  for (const { name, number } of ASKING) {
    await startSignedIn(otherPage, stack.origin('employer'), { name, phone: phone(number) });
    await invite(otherPage, { name: LISTED.name, phone: phone(LISTED.number) });
  }
  await startWorker(page, origin, phone(LISTED.number));
  await expectEachStill([
    { path: '/worker/dashboard?tab=home', shows: 'If you accept, we look into:' },
    { path: '/worker/dashboard?tab=alerts', shows: 'New invitation' },
    { path: '/worker/dashboard?tab=settings', shows: 'What we tell you' },
    { path: '/worker/dashboard?tab=requests', shows: 'Asks to check you before hiring you' },
    { path: '/worker/documents', shows: 'Only you and our team can open these files.' },
    { path: '/worker/references', shows: 'Name 2 to 5 people who know your work.' },
    { path: '/worker/verification', shows: '1 of 5 steps done' },
    { path: '/worker/verification/identity', shows: 'Your identity is not verified yet.' },
    { path: '/worker/findings', shows: 'No results yet' },
    { path: '/worker/reviews', shows: 'No Reviews Yet' },
    { path: '/worker/profile', shows: 'About Me' },
    { path: '/worker/complete-profile', shows: 'Step 1 of 3' },
  ]);
});
