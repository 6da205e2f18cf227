import { lines } from './line.ts';

/** spec/employer.md section 6: roles and permissions. */
export const permissions = lines('permissions', {
  bearer: [
    'The employer is authenticated by a bearer token kept as authToken',
    'apps/employer/src/session/session.test.ts > is kept under the keys of the specification',
    'packages/api-client/src/client/client.test.ts > fills and escapes the path, leaves out what is undefined, and sends JSON with the bearer token',
  ],
  'needs-token': [
    'Every authenticated call needs the stored token; without one the call fails',
    'packages/api-client/src/client/client.test.ts > is "no-token" without a stored token (%j), and asks nobody',
    'apps/api/test/access.test.ts > answers 401 and nothing else without a token',
  ],
  'any-401': [
    'Any 401 response clears the stored token and user data and sends the user to /',
    'apps/employer/src/api/end-session.test.ts > forgets the person on any 401, and leaves for the public site',
    'packages/api-client/src/client/client.test.ts > tells of a 401 to an authenticated call, and only of that',
    'tooling/e2e/journeys/employer/nothing-lost.e2e.ts > an invitation that is being typed outlives a reload and a session that ended elsewhere',
  ],
  'open-calls': [
    'Some calls send no visible token',
    'packages/api-client/src/client/client.test.ts > never sends the token with a public call',
  ],
  'worker-invitation': [
    'Workers act through SMS: accepting an invitation',
    'apps/api/test/invitations.test.ts > is accepted from %s in its own spelling, which is consent',
  ],
  'worker-contact': [
    'Workers act through SMS: replying YES or NO to a contact request',
    'apps/api/test/contact-requests.test.ts > shows name and number once she says yes from %s (%s), which is consent',
    'apps/api/test/contact-requests.test.ts > shows nothing after a no, and may be sent again',
  ],
  'worker-consent': [
    'Workers act through SMS: consent to verification',
    'tooling/e2e/journeys/money/direct-purchase.e2e.ts > a worker who is asked after the payment says yes, and the case opens',
    'apps/api/test/purchases.test.ts > asks a worker who was not invited for consent, and her YES opens the case',
  ],
  'admin-notes': [
    'The admin team writes the recommendation notes shown in reports',
    'apps/api/test/cases.test.ts > follows every decision up to complete',
    'apps/employer/src/pages/report/ReportPage.test.tsx > shows identity details, reviews without an author, and the team’s recommendation',
  ],
  see: [
    'Browse and search the workers they can see',
    'apps/api/test/workers-list.test.ts > is of those whom everybody can see and those this employer invited, newest first, each once',
    'apps/api/test/workers-list.test.ts > finds a part of a name or of a service, in any case, and only whom this employer can see',
  ],
});
