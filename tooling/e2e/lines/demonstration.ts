import { lines } from './line.ts';

/** spec/worker-and-public.md sections 2.19, 3 to 5 and 9: the demonstration flow, on static sample data. */
export const demonstration = lines('demonstration', {
  'payment-success': [
    'Demo payment success: order number, package, amount, estimated completion, what happens next, download receipt, continue',
  ],
  kickoff: [
    'Demo verification kickoff: add references, upload documents, notification settings, go to dashboard or skip',
  ],
  references: ['Demo references: up to 3, each with name, phone and relationship'],
  'references-maximum': [
    'Max 3 demo references',
    'packages/domain/src/demonstration.test.ts > has the screens, stages, relationships and filters of the specification',
  ],
  'references-relationships': [
    'Demo relationship (Previous Employer, Current Employer, Colleague, Character Reference)',
    'packages/domain/src/demonstration.test.ts > has the screens, stages, relationships and filters of the specification',
  ],
  'references-required': ['Demo references: all three fields needed to add'],
  'references-removable': ['Demo references: removable'],
  progress: [
    'Demo progress +5 every 2 s from 15 to 100',
    'packages/domain/src/demonstration.test.ts > after %d milliseconds is %d percent',
  ],
  'progress-shown': [
    'Demo verification progress: overall percentage rising 5 points every 2 seconds from 15 up to 100',
  ],
  stages: [
    'Seven demo stages (Identity Verification, Criminal Background Check, Reference Verification, Health Records, Social Media Screening, Misconduct Registry, Final Review)',
    'packages/domain/src/demonstration.test.ts > has the screens, stages, relationships and filters of the specification',
  ],
  'stages-statuses': [
    'Demo stage statuses: completed, inProgress, pending',
    'packages/domain/src/demonstration.test.ts > come in order: completed, then one in progress, then pending',
  ],
  'view-report': [
    "At 100 a 'View Report' action appears",
    'packages/domain/src/demonstration.test.ts > at %d percent the report can be viewed: %s',
  ],
  complete: [
    'Demo verification complete: trust score, summary, highlights, download PDF, unlock contact details',
  ],
  report: [
    'Demo detailed report: executive summary, findings, references with star ratings, contact or add to shortlist',
  ],
  contact: ['Demo contact worker: call, WhatsApp, email, interview tips, schedule interview'],
  sequence: [
    'The demo screens come in sequence',
    'packages/domain/src/demonstration.test.ts > has the screens, stages, relationships and filters of the specification',
  ],
  list: [
    'A separate demo verifications list offers search',
    'apps/employer/src/pages/verifications/SampleVerifications.test.tsx > finds by name, position and package, and counts under each status what was found',
  ],
  'list-filter': [
    'The demo list has a status filter (all, completed, inProgress, pending, expired) with counters',
    'packages/domain/src/demonstration.test.ts > counts what each filter of the list would show',
    'apps/employer/src/pages/verifications/SampleVerifications.test.tsx > leaves under the status %s so many: %d',
    'apps/employer/src/pages/verifications/SampleVerifications.test.tsx > finds by name, position and package, and counts under each status what was found',
  ],
  'list-expired': [
    'Expired in the demo list offers Re-verify',
    'apps/employer/src/pages/verifications/SampleVerifications.test.tsx > offers to verify again what expired, and nothing else, and leads into the demonstration',
  ],
  'list-nav': [
    'Demo list: bottom nav Home/Verifications/Workers/Profile',
    'apps/employer/src/pages/verifications/SampleVerifications.test.tsx > has Home, Verifications, Workers and Profile at the bottom, and no dead end behind them',
  ],
});
