import { lines } from './line.ts';

/** spec/worker-and-public.md section 2.11: who asks a worker for what. */
export const workerRequests = lines('worker-requests', {
  card: [
    'A card per employer: initials, name, time, message',
    'apps/worker/src/pages/requests/RequestsPage.test.tsx > a card says who asks, since when and for what, and has a no and a yes',
  ],
  buttons: [
    'Decline and Accept buttons',
    'apps/worker/src/pages/requests/RequestsPage.test.tsx > a card says who asks, since when and for what, and has a no and a yes',
  ],
  empty: [
    "Empty state 'No Requests Yet'",
    'apps/worker/src/pages/requests/RequestsPage.test.tsx > a no is asked about, told of, and gone from the list',
    'apps/worker/src/pages/requests/RequestsPage.stories.tsx > Nothing',
  ],
  'empty-text': [
    "'When employers are interested in hiring you, their requests will appear here'",
    'apps/worker/src/pages/requests/RequestsPage.test.tsx > a no is asked about, told of, and gone from the list',
  ],
  accept: [
    "On /worker/requests: Accept alerts 'Request accepted! The employer will contact you soon.'",
    'apps/worker/src/pages/requests/RequestsPage.test.tsx > a yes is told of, and stays listed as accepted',
    'apps/worker/src/pages/requests/RequestsPage.stories.tsx > Accepted',
  ],
  'accept-stays': [
    'Accept marks it accepted (stays listed)',
    'apps/worker/src/pages/requests/RequestsPage.test.tsx > a yes is told of, and stays listed as accepted',
    'apps/api/test/worker-requests.test.ts > keeps what she accepted, and loses what she declined, what ran out and what she took back',
  ],
  decline: [
    "Decline asks 'Are you sure you want to decline this request?'",
    'apps/worker/src/pages/requests/RequestsPage.test.tsx > a no is asked about, told of, and gone from the list',
    'apps/worker/src/pages/requests/RequestsPage.stories.tsx > DeclineAsked',
  ],
  declined: [
    "Then alerts 'Request declined.' and removes it",
    'apps/worker/src/pages/requests/RequestsPage.test.tsx > a no is asked about, told of, and gone from the list',
    'apps/worker/src/pages/requests/RequestsPage.stories.tsx > Declined',
  ],
  dashboard: [
    'On the dashboard tab the actions apply without prompts',
    'apps/worker/src/pages/requests/RequestsPage.test.tsx > a yes applies without a word',
    'apps/worker/src/pages/requests/RequestsPage.test.tsx > a no applies without a question or a word',
  ],
  states: [
    'Contact request: pending, then accepted (stays listed) or declined (removed)',
    'apps/api/test/worker-requests.test.ts > keeps what she accepted, and loses what she declined, what ran out and what she took back',
  ],
});
