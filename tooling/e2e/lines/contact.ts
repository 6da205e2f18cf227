import { lines } from './line.ts';

/** spec/employer.md sections 1, 2 and 4 to 8: a worker's contact details. */
export const contact = lines('contact', {
  hidden: [
    'The details stay hidden until the worker approves',
    'apps/api/test/invitations.test.ts > never read a phone number, not even of a worker they invited',
    'apps/api/test/contact-requests.test.ts > asks the worker by SMS and is pending for 48 hours; nothing is shown before she has answered',
  ],
  'by-sms': [
    'The worker approves or declines by SMS reply',
    'tooling/e2e/journeys/employer/contact-request.e2e.ts > a worker reads what the employer writes and says YES: her number appears by itself, and can be called',
    'tooling/e2e/journeys/employer/contact-request.e2e.ts > a worker says NO: nothing about her is shown, and she may be asked again',
  ],
  offered: [
    "None: 'Request Contact' offered",
    'apps/employer/src/pages/worker-profile/ContactCard.test.tsx > opens with the default message in the focus, and the focus finds a place when it is left',
    'apps/employer/src/pages/worker-profile/WorkerContact.stories.tsx > NotAsked',
  ],
  pending: [
    'None -> pending',
    'apps/employer/src/pages/worker-profile/ContactCard.test.tsx > is sent once, says that the worker is notified by SMS, and waits for her until it expires',
    'apps/employer/src/pages/worker-profile/WorkerContact.stories.tsx > Pending',
  ],
  approved: [
    'Pending -> approved (contact name and phone shown)',
    'tooling/e2e/journeys/employer/contact-request.e2e.ts > a worker reads what the employer writes and says YES: her number appears by itself, and can be called',
    'apps/employer/src/pages/worker-profile/WorkerContact.stories.tsx > Approved',
  ],
  declined: [
    'Pending -> declined',
    'tooling/e2e/journeys/employer/contact-request.e2e.ts > a worker says NO: nothing about her is shown, and she may be asked again',
    'apps/employer/src/pages/worker-profile/WorkerContact.stories.tsx > Declined',
  ],
  expired: [
    'Pending -> expired',
    'apps/employer/src/pages/worker-profile/ContactCard.test.tsx > %s leaves room for another request',
    'apps/api/test/contact-requests.test.ts > is reminded of once, expires after 48 hours, and may be sent again',
  ],
  again: [
    'After expiry a new request can be sent',
    'apps/employer/src/pages/worker-profile/ContactCard.test.tsx > %s leaves room for another request',
    'apps/api/test/contact-requests.test.ts > is reminded of once, expires after 48 hours, and may be sent again',
  ],
  hours: [
    'The request expires in 48 hours',
    'apps/api/test/contact-requests.test.ts > asks the worker by SMS and is pending for 48 hours; nothing is shown before she has answered',
    'apps/api/test/contact-requests.test.ts > is reminded of once, expires after 48 hours, and may be sent again',
  ],
  message: [
    "Message must be non-empty ('Please enter a message for the worker')",
    'apps/employer/src/pages/worker-profile/ContactCard.test.tsx > is not sent without words',
    'apps/api/test/contact-refusals.test.ts > without words (%j)',
  ],
  'default-text': [
    'The default text tells the worker to reply YES to share or NO to decline, and that the request expires in 48 hours',
    'apps/employer/src/pages/worker-profile/ContactCard.test.tsx > opens with the default message in the focus, and the focus finds a place when it is left',
    'packages/domain/src/contact-request.test.ts > tells the worker how to answer and until when',
  ],
  'call-status': [
    'GET /contact-requests/status/{nannyId}: has_request, status, data.contact_info',
    'packages/api-client/src/contract/specified-calls.test.ts > declares %s',
    'apps/api/test/contact-requests.test.ts > asks the worker by SMS and is pending for 48 hours; nothing is shown before she has answered',
  ],
  'call-send': [
    'POST /contact-requests with nanny_id, message sends the request',
    'packages/api-client/src/contract/specified-calls.test.ts > declares %s',
    'apps/employer/src/pages/worker-profile/ContactCard.test.tsx > is sent once, says that the worker is notified by SMS, and waits for her until it expires',
  ],
  entity: [
    'Contact request: has_request, status, data.contact_info (name, phone)',
    'apps/api/test/contact-requests.test.ts > shows name and number once she says yes from %s (%s), which is consent',
  ],
});
