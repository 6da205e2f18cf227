import { lines } from './line.ts';

/** spec/employer.md sections 2, 4, 5 and 7: inviting a worker by SMS. */
export const invite = lines('invite', {
  form: [
    'A form to invite a worker by SMS',
    'tooling/e2e/journeys/money/main-job.e2e.ts > an employer invites, pays, follows the checks and reads the report',
    'apps/api/test/invitations.test.ts > asks the worker by SMS, says who asks, and appears in the list of requests',
  ],
  'success-title': [
    "On success an 'Invitation Sent Successfully!' screen",
    'apps/employer/src/pages/invite/InvitePage.stories.tsx > Sent',
    'tooling/e2e/journeys/money/main-job.e2e.ts > an employer invites, pays, follows the checks and reads the report',
  ],
  'success-details': [
    'It shows the worker details',
    'apps/employer/src/pages/invite/InviteSent.test.tsx > shows who was invited and what happens next',
  ],
  'success-next': [
    'It shows a what-happens-next list',
    'apps/employer/src/pages/invite/InviteSent.test.tsx > shows who was invited and what happens next',
  ],
  'success-continue': [
    "'Continue' (to the dashboard verifications tab)",
    'apps/employer/src/pages/invite/InviteSent.test.tsx > goes on to the verifications',
  ],
  'success-another': [
    "'Send Another Invitation'",
    'apps/employer/src/pages/invite/InviteSent.test.tsx > begins anew for another invitation',
  ],
  required: [
    'Required name, phone, package_id',
    'packages/domain/src/invite-form.test.ts > names every refused field at once',
  ],
  optional: [
    'Location and service type are optional',
    'packages/domain/src/invite-form.test.ts > finds nothing in a form that may be sent',
    'apps/api/test/invitations.test.ts > asks the worker by SMS, says who asks, and appears in the list of requests',
  ],
  'service-default': [
    'Service type defaults to Nanny',
    'apps/employer/src/pages/invite/InviteForm.test.tsx > has the six service types, Nanny chosen',
  ],
  'service-options': [
    'Service type options Nanny, House Manager, Housekeeper, Driver, Gardener, Cook',
    'apps/employer/src/pages/invite/InviteForm.test.tsx > has the six service types, Nanny chosen',
    'packages/domain/src/invite-form.test.ts > offers the service types of the specification, Nanny first',
  ],
  disabled: [
    'The submit button is disabled until name, phone and package are filled and no errors remain',
    'apps/employer/src/pages/invite/InviteForm.test.tsx > cannot be sent before name, phone and package are there, nor while something is wrong',
  ],
  'errors-clear': [
    'Field errors clear when the field is edited',
    'apps/employer/src/pages/invite/InviteForm.test.tsx > cannot be sent before name, phone and package are there, nor while something is wrong',
    'apps/employer/src/pages/invite/InvitePage.test.tsx > shows the service’s refusal of a location there, until it is edited',
  ],
  'phone-required': [
    "Phone: 'Phone number is required'",
    'packages/domain/src/invite-form.test.ts > names the one field with %s',
    'apps/employer/src/pages/invite/InvitePage.test.tsx > tells what is missing before it goes',
  ],
  'phone-stripped': [
    'Phone: non-digits are stripped (a leading + is kept) before it is checked',
    'packages/domain/src/phone.test.ts > isInvitePhone',
  ],
  'phone-ten': [
    'Phone valid if 10 digits starting 07 or 01',
    'packages/domain/src/phone.test.ts > isInvitePhone',
  ],
  'phone-twelve': [
    'Phone valid if 12 digits starting 254',
    'packages/domain/src/phone.test.ts > isInvitePhone',
  ],
  'phone-thirteen': [
    'Phone valid if 13 characters starting +254',
    'packages/domain/src/phone.test.ts > isInvitePhone',
  ],
  'phone-invalid': [
    "Otherwise 'Please enter a valid Kenyan phone number (e.g., 0700 000 000, 254700000000, or +254 700 000 000)'",
    'packages/domain/src/invite-form.test.ts > names the one field with %s',
    'apps/employer/src/pages/invite/InvitePage.test.tsx > tells at once what is wrong, and leads to the field',
  ],
  'phone-completed': [
    'On leaving the field a 9-digit number starting with 1 or 7 is prefixed with 254',
    'packages/domain/src/phone.test.ts > gives %s their country',
    'apps/employer/src/pages/invite/InviteForm.test.tsx > gives a number of nine digits its country when the field is left',
  ],
  'name-required': [
    "Name: 'Full name is required'",
    'packages/domain/src/invite-form.test.ts > inviteNameError',
  ],
  'name-short': [
    "Name: 'Name must be at least 2 characters'",
    'packages/domain/src/invite-form.test.ts > inviteNameError',
  ],
  'name-long': [
    "Name: 'Name must be less than 50 characters'",
    'packages/domain/src/invite-form.test.ts > inviteNameError',
  ],
  'name-letters': [
    "Name: 'Name can only contain letters and spaces'",
    'packages/domain/src/invite-form.test.ts > inviteNameError',
    'apps/employer/src/pages/invite/InvitePage.stories.tsx > FieldsWrong',
  ],
  'package-required': [
    "Package: 'Please select a verification package'",
    'packages/domain/src/invite-form.test.ts > names the one field with %s',
  ],
  'editing-sending': [
    'Invite form: editing -> sending',
    'apps/employer/src/pages/invite/InvitePage.stories.tsx > Sending',
  ],
  'sending-success': [
    'Invite form: sending -> success screen',
    'apps/employer/src/pages/invite/InvitePage.stories.tsx > Sent',
  ],
  'sending-error': [
    'Invite form: sending -> error',
    'apps/employer/src/pages/invite/InvitePage.stories.tsx > Failed',
  ],
  call: [
    'POST /api/employer/initiate-verification with bearer; name, phone (normalised), package_id (number), optional location, service_type',
    'apps/employer/src/pages/invite/InvitePage.test.tsx > is sent with the phone as it is stored, and kept until it is paid',
    'packages/api-client/src/contract/specified-calls.test.ts > declares %s',
  ],
  'call-answer': [
    'Its success answers nanny.name, nanny.phone, nanny.status',
    'apps/api/test/invitations.test.ts > asks the worker by SMS, says who asks, and appears in the list of requests',
  ],
  'call-required': [
    'Its failure answers message and optional required (list of missing fields)',
    'apps/api/test/hostile-input.test.ts > names what is missing',
  ],
  'call-create': [
    'POST /nannies/ with name, phone, location, experience_years, service_type, email, message answers the id of the created invited worker',
    'packages/api-client/src/contract/specified-calls.test.ts > declares %s',
    'apps/api/test/invitations.test.ts > hears nothing and is not to be seen',
  ],
});
