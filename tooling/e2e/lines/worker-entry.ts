import { lines } from './line.ts';

/** spec/worker-and-public.md section 2.8, and what sections 4, 5 and 8 say of the phone that a worker enters. */
export const workerEntry = lines('worker-entry', {
  welcome: [
    'Worker entry: welcome text',
    'apps/worker/src/pages/sign-in/PhoneForm.test.tsx > her number stands in groups of three as she types it, and is checked once it can get a code',
    'apps/worker/src/pages/sign-in/EntryPage.stories.tsx > Page',
  ],
  groups: [
    'The phone input is displayed in groups of three digits',
    'apps/worker/src/pages/sign-in/PhoneForm.test.tsx > her number stands in groups of three as she types it, and is checked once it can get a code',
    'apps/worker/src/pages/sign-in/PhoneForm.test.tsx > a number that is pasted or filled in stands in groups too, and is sent as ever',
    'packages/ui/src/components/PhoneField/group-as-typed.test.ts > %j typed becomes %j',
    'packages/ui/src/components/PhoneField/group-as-typed.test.ts > %j pasted or filled in becomes %j, whatever stood there, and is given out as it came',
  ],
  check: [
    'A green check when the phone is valid',
    'apps/worker/src/pages/sign-in/PhoneForm.test.tsx > her number stands in groups of three as she types it, and is checked once it can get a code',
    'apps/worker/src/pages/sign-in/EntryPage.stories.tsx > PhoneRight',
  ],
  send: [
    "Worker entry button 'Send Verification Code'",
    'apps/worker/src/pages/sign-in/PhoneForm.test.tsx > a code is sent, and two seconds later she is where it is entered, with her phone',
    'tooling/e2e/journeys/worker/sign-in.e2e.ts > a worker enters her phone and the code of her SMS, and is led to verify who she is',
  ],
  next: [
    'A what-happens-next list (receive a 6-digit code, verify, complete profile and verification, receive job opportunities)',
    'apps/worker/src/pages/sign-in/PhoneForm.test.tsx > the entry tells what happens next, and leads to the sign-in',
  ],
  login: [
    'A sign-in link to /worker/login',
    'apps/worker/src/pages/sign-in/PhoneForm.test.tsx > the entry tells what happens next, and leads to the sign-in',
    'tooling/e2e/journeys/worker/sign-in.e2e.ts > the back button leads through the sign-in and never out of a session',
  ],
  digits: ['Worker phone: drop non-digits', 'packages/domain/src/worker-phone.test.ts > reads %s'],
  zero: ['A leading 0 becomes 254', 'packages/domain/src/worker-phone.test.ts > reads %s'],
  seven: [
    'A 9-digit number starting 7 is prefixed with 254',
    'packages/domain/src/worker-phone.test.ts > reads %s',
    'packages/domain/src/worker-phone.test.ts > refuses %s',
  ],
  valid: [
    'Valid if 254 followed by 1 or 7 then 8 digits',
    'packages/domain/src/worker-phone.test.ts > reads %s',
    'packages/domain/src/worker-phone.test.ts > refuses %s',
    'packages/domain/src/worker-phone.test.ts > leaves what it stored as it is',
  ],
  invalid: [
    "Otherwise 'Please enter a valid Kenyan phone number'",
    'apps/worker/src/pages/sign-in/PhoneForm.test.tsx > a number that is none is told at the field',
    'packages/domain/src/worker-phone.test.ts > refuses %s',
    'apps/api/test/worker-sign-in.test.ts > refuses %s at the field',
  ],
  'error-clears': [
    'Errors clear when the worker edits her phone',
    'apps/worker/src/pages/sign-in/PhoneForm.test.tsx > what is wrong with a number is not said any more once it is edited',
  ],
  sent: [
    'Worker: phone valid, code sent, 2 seconds, /worker/otp with phone',
    'apps/worker/src/pages/sign-in/PhoneForm.test.tsx > a code is sent, and two seconds later she is where it is entered, with her phone',
  ],
  'sent-message': [
    "Worker: the code is sent with the message 'Verification code sent successfully!'",
    'apps/worker/src/pages/sign-in/PhoneForm.test.tsx > a code is sent, and two seconds later she is where it is entered, with her phone',
    'apps/api/test/worker-sign-in.test.ts > says the same to a phone that is known and to one that is not',
  ],
  'gives-up': [
    'Worker send-code failure shows the error field, else the message',
    'apps/worker/src/pages/sign-in/PhoneForm.test.tsx > a code that was not sent is told %s',
  ],
  failed: [
    "Worker send-code failure without either: 'Failed to send verification code'",
    'apps/worker/src/pages/sign-in/PhoneForm.test.tsx > a code that was not sent is told %s',
    'apps/worker/src/pages/sign-in/EntryPage.stories.tsx > Failed',
  ],
  network: [
    "Worker entry, network: 'Network error. Please try again.'",
    'apps/worker/src/pages/sign-in/PhoneForm.test.tsx > a code that was not sent is told %s',
  ],
  languages: [
    'Languages English and Kiswahili, from the first screen on',
    'apps/worker/src/pages/sign-in/EntryPage.stories.tsx > WrongPhoneInBothLanguages',
    'tooling/e2e/journeys/worker/sign-in.e2e.ts > in Kiswahili from the first screen to the last, and her account keeps it',
  ],
});
