import { lines } from './line.ts';

/** spec/worker-and-public.md section 2.9, and what sections 4, 5 and 8 say of a worker’s code. */
export const workerOtp = lines('worker-otp', {
  state: [
    'Worker OTP, router state: phone',
    'apps/worker/src/pages/sign-in/OtpPage.test.tsx > says so where nobody knows whose code it is',
    'apps/worker/src/pages/sign-in/PhoneForm.test.tsx > a code is sent, and two seconds later she is where it is entered, with her phone',
  ],
  title: [
    "Worker OTP title 'Verify Your Phone'",
    'apps/worker/src/pages/sign-in/OtpPage.test.tsx > shows the phone in groups of three, six boxes, what may help, and the way back',
  ],
  phone: [
    'Shows the phone grouped in threes',
    'apps/worker/src/pages/sign-in/OtpPage.test.tsx > shows the phone in groups of three, six boxes, what may help, and the way back',
  ],
  boxes: [
    'Six single-digit boxes',
    'apps/worker/src/pages/sign-in/OtpPage.test.tsx > shows the phone in groups of three, six boxes, what may help, and the way back',
  ],
  'next-box': [
    'Typing a digit moves focus to the next box',
    'apps/worker/src/pages/sign-in/OtpPage.test.tsx > goes from box to box, and back over an empty one',
  ],
  backspace: [
    'Backspace on an empty box moves back',
    'apps/worker/src/pages/sign-in/OtpPage.test.tsx > goes from box to box, and back over an empty one',
  ],
  'auto-submit': [
    'Auto-submits when all six digits are valid',
    'apps/worker/src/pages/sign-in/OtpPage.test.tsx > sends the code by itself when the sixth digit is there, and its button works with all six alone',
  ],
  button: [
    'Verify Code button enabled only with all 6 digits',
    'apps/worker/src/pages/sign-in/OtpPage.test.tsx > sends the code by itself when the sixth digit is there, and its button works with all six alone',
  ],
  countdown: [
    "Resend Code button is replaced by 'Resend code in Ns' during a 60-second countdown",
    'apps/worker/src/pages/sign-in/OtpPage.test.tsx > can be asked for after 60 seconds; it empties the boxes, says so, and starts the seconds anew',
  ],
  resend: [
    'A resend clears the boxes and restarts the countdown',
    'apps/worker/src/pages/sign-in/OtpPage.test.tsx > can be asked for after 60 seconds; it empties the boxes, says so, and starts the seconds anew',
    'tooling/e2e/journeys/worker/sign-in.e2e.ts > a new code takes the place of the last one, and neither is good for ever',
  ],
  help: [
    'A help list: check SMS, check the number, wait a few minutes, contact support',
    'apps/worker/src/pages/sign-in/OtpPage.test.tsx > shows the phone in groups of three, six boxes, what may help, and the way back',
  ],
  back: [
    'The back arrow goes to /worker/auth',
    'apps/worker/src/pages/sign-in/OtpPage.test.tsx > shows the phone in groups of three, six boxes, what may help, and the way back',
    'tooling/e2e/journeys/worker/sign-in.e2e.ts > a new code takes the place of the last one, and neither is good for ever',
  ],
  wrong: [
    'On a failed verify, the boxes clear and focus returns to the first box',
    'apps/worker/src/pages/sign-in/OtpPage.test.tsx > is told %s; the boxes are empty and the first one waits',
    'apps/worker/src/pages/sign-in/OtpPage.stories.tsx > Wrong',
    'tooling/e2e/journeys/worker/sign-in.e2e.ts > a worker enters her phone and the code of her SMS, and is led to verify who she is',
  ],
  'goes-verified': [
    'After a successful verification, after 2 seconds, verified: /worker/dashboard',
    'apps/worker/src/pages/sign-in/OtpPage.test.tsx > two seconds later she is where a check belongs that is %s',
    'packages/domain/src/worker-verification.test.ts > after the code a worker who is %s goes to %s',
  ],
  'goes-pending': [
    'Pending: /worker/dashboard with a pending flag',
    'apps/worker/src/pages/sign-in/OtpPage.test.tsx > two seconds later she is where a check belongs that is %s',
    'packages/domain/src/worker-verification.test.ts > after the code a worker who is %s goes to %s',
  ],
  'goes-else': [
    'Anything else: /worker/verification with an enforce-verification flag',
    'apps/worker/src/pages/sign-in/OtpPage.test.tsx > two seconds later she is where a check belongs that is %s',
    'packages/domain/src/worker-verification.test.ts > after the code a worker who is %s goes to %s',
  ],
  'verified-by': [
    "Verified means any one of: smile_status 'verified', a Smile ID verified flag, verification_status 'completed', an identity_verified flag, or a verification_completed flag",
    'packages/domain/src/worker-verification.test.ts > is verified by %s',
    'packages/domain/src/worker-verification.test.ts > is not by %s',
  ],
  're-read': [
    'The worker record is re-read from the worker endpoint before deciding',
    'apps/worker/src/pages/sign-in/OtpPage.test.tsx > goes by her record as it is read again, and by what the provider says of it',
  ],
  stored: [
    'On success store worker token and data',
    'apps/worker/src/pages/sign-in/OtpPage.test.tsx > two seconds later she is where a check belongs that is %s',
    'apps/worker/src/session/session.test.ts > is kept under the keys of the specification, without what is nobody’s business on a lent phone',
  ],
  standing: [
    'Then fetch the identity-check status for the worker id and take the status and possibly an update message',
    'apps/worker/src/pages/sign-in/OtpPage.test.tsx > goes by her record as it is read again, and by what the provider says of it',
    'apps/worker/src/pages/sign-in/OtpPage.stories.tsx > VerifiedWithNews',
  ],
  states: [
    'Worker verification state: verified, pending, needs verification',
    'packages/domain/src/worker-verification.test.ts > is verified by %s',
    'packages/domain/src/worker-verification.test.ts > is not by %s',
    'apps/worker/src/pages/sign-in/OtpPage.test.tsx > two seconds later she is where a check belongs that is %s',
  ],
  six: [
    'Worker code: exactly 6 digits',
    'apps/worker/src/pages/sign-in/OtpPage.test.tsx > sends the code by itself when the sixth digit is there, and its button works with all six alone',
  ],
  'six-message': [
    "6 digits required ('Please enter a valid 6-digit code')",
    'apps/worker/src/pages/sign-in/OtpPage.test.tsx > says why its button waits',
  ],
  'one-character': [
    'One character per box',
    'apps/worker/src/pages/sign-in/OtpPage.test.tsx > goes from box to box, and back over an empty one',
    'packages/ui/src/components/CodeBoxes/boxes.test.ts > a code is spread over the boxes, and what is missing is empty',
  ],
  'no-phone': [
    "A missing phone gives 'Phone number not found. Please try again.'",
    'apps/worker/src/pages/sign-in/OtpPage.test.tsx > says so where nobody knows whose code it is',
    'apps/worker/src/pages/sign-in/OtpPage.stories.tsx > WithoutPhone',
  ],
  'error-clears': [
    'Errors clear when the worker edits her code',
    'apps/worker/src/pages/sign-in/OtpPage.test.tsx > is told %s; the boxes are empty and the first one waits',
  ],
  'failed-server': [
    'OTP verify: server message inline, boxes cleared, focus to first box',
    'apps/worker/src/pages/sign-in/OtpPage.test.tsx > is told %s; the boxes are empty and the first one waits',
    'apps/worker/src/pages/sign-in/OtpPage.stories.tsx > Wrong',
  ],
  failed: [
    "Error field, else message, else 'Invalid verification code'",
    'apps/worker/src/pages/sign-in/OtpPage.test.tsx > is told %s; the boxes are empty and the first one waits',
  ],
  network: [
    "Worker OTP, network: 'Network error. Please try again.'",
    'apps/worker/src/pages/sign-in/OtpPage.test.tsx > is told %s; the boxes are empty and the first one waits',
    'apps/worker/src/pages/sign-in/OtpPage.test.tsx > that was not sent is told %s',
  ],
  resent: [
    "Resend success: 'New code sent successfully!'",
    'apps/worker/src/pages/sign-in/OtpPage.test.tsx > can be asked for after 60 seconds; it empties the boxes, says so, and starts the seconds anew',
    'apps/worker/src/pages/sign-in/OtpPage.stories.tsx > Resent',
  ],
  'standing-failed': [
    "Identity status failure: 'Failed to get Smile ID status' or the exception message",
    'apps/worker/src/pages/sign-in/OtpPage.test.tsx > a check that cannot be asked for is told %s, and holds nobody up',
    'apps/worker/src/pages/sign-in/OtpPage.stories.tsx > StatusUnknown',
  ],
});
