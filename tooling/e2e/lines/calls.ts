import { lines } from './line.ts';

/** spec/employer.md section 7: the calls that no screen's own list names. */
export const calls = lines('calls', {
  json: [
    'All calls send a JSON content type',
    'packages/api-client/src/client/client.test.ts > fills and escapes the path, leaves out what is undefined, and sends JSON with the bearer token',
    'packages/api-client/src/client/client.test.ts > never sends the token with a public call',
  ],
  header: [
    'Authenticated calls add an Authorization bearer header',
    'packages/api-client/src/client/client.test.ts > fills and escapes the path, leaves out what is undefined, and sends JSON with the bearer token',
  ],
  workers: [
    'GET /nannies/ with bearer: array of workers; workers tab',
    'packages/api-client/src/contract/specified-calls.test.ts > declares %s',
    'apps/api/test/workers-list.test.ts > is of those whom everybody can see and those this employer invited, newest first, each once',
  ],
  worker: [
    'GET /nannies/{id}: worker fields; profile',
    'packages/api-client/src/contract/specified-calls.test.ts > declares %s',
    'apps/api/test/specified-fields.test.ts > has every field of the specification, in the list as by herself, and her numbers are masked',
  ],
  'worker-per-item': [
    'GET /nannies/{id} per distinct nanny_id, cached per worker; failures only logged on the dashboard',
    'apps/employer/src/verifications/VerificationCard.test.tsx > asks once for each worker, whatever number of items she has, and does without one who does not arrive',
  ],
  dashboard: [
    'GET /api/employer/dashboard with bearer: requests and purchases',
    'packages/api-client/src/contract/specified-calls.test.ts > declares %s',
    'apps/api/test/purchases.test.ts > is settled by the return page, which answers with everything the receipt shows',
  ],
  completion: [
    'GET /api/verifications/{nanny_id}/completion: completion record, per distinct worker',
    'packages/api-client/src/contract/specified-calls.test.ts > declares %s',
    'apps/api/test/cases.test.ts > follows every decision up to complete',
  ],
  'completion-tolerated': [
    'A failure of the completion is tolerated',
    'apps/employer/src/verifications/VerificationCard.test.tsx > does without a progress that does not arrive, and has the score from the worker herself',
  ],
  'public-profile': [
    'GET /nannies/{id}/public-profile: trust_score',
    'packages/api-client/src/contract/specified-calls.test.ts > declares %s',
    'apps/api/test/trust.test.ts > explains the score: its rows add up, in points and in what could be had',
  ],
});
