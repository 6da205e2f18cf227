import { lines } from './line.ts';

/** spec/worker-and-public.md sections 6 and 7: what a worker may do, and the calls that her app makes. */
export const workerCalls = lines('worker-calls', {
  'send-code': [
    'POST /auth/send-code. Body: phone. Response: message or error',
    'packages/api-client/src/contract/specified-calls.test.ts > declares %s',
    'apps/api/test/worker-sign-in.test.ts > says the same to a phone that is known and to one that is not',
  ],
  verify: [
    'POST /auth/verify. Body: phone, code. Response: token, user, phone_verified, trust_score, trust_score_breakdown, error or message',
    'packages/api-client/src/contract/specified-calls.test.ts > declares %s',
    'apps/api/test/worker-sign-in.test.ts > makes her account, empty but for her phone',
    'apps/worker/src/pages/sign-in/OtpPage.test.tsx > tells the service what her screen speaks, and the page speaks her account’s language from then on',
  ],
  resend: [
    'Resend uses the send-verification-code call with phone; response has success and error',
    'apps/api/test/worker-sign-in.test.ts > says the same to a phone that is known and to one that is not',
    'apps/worker/src/pages/sign-in/OtpPage.test.tsx > can be asked for after 60 seconds; it empties the boxes, says so, and starts the seconds anew',
  ],
  me: [
    'GET /api/nannies/me with worker bearer authorization. Response: the worker record (notably smile_status)',
    'packages/api-client/src/contract/specified-calls.test.ts > declares %s',
    'apps/api/test/worker-sign-in.test.ts > makes her account, empty but for her phone',
    'apps/api/test/worker-profile.test.ts > is told by every field that tells it',
  ],
  'me-replaces': [
    'An ok result replaces the stored user and drives verification routing',
    'apps/worker/src/pages/sign-in/OtpPage.test.tsx > goes by her record as it is read again, and by what the provider says of it',
  ],
  save: [
    'PUT /api/nannies/{id} with JSON and bearer auth. Body: the profile fields without the profile photo',
    'packages/api-client/src/contract/specified-calls.test.ts > declares %s',
    'apps/worker/src/pages/complete-profile/save-profile.test.tsx > sends everything but the photo, once',
  ],
  'save-answer': [
    'Response: updated worker record (may carry an error field)',
    'apps/api/test/worker-profile.test.ts > is answered as it was saved, and read back the same',
    'apps/api/test/worker-profile.test.ts > for %s names the field, and stays as it was',
  ],
  photo: [
    'POST /api/nannies/{id}/photo with bearer auth, multipart with field photo (image). Response: photo_url',
    'packages/api-client/src/contract/specified-calls.test.ts > declares %s',
    'apps/api/test/photos.test.ts > is put up, shown at an address of its own, and nothing runs in it',
  ],
  'photo-fails': [
    'If it fails, the profile is kept and the user is told the photo upload failed',
    'apps/worker/src/pages/complete-profile/save-profile.test.tsx > stands without the photo where that is %s',
  ],
  'after-save': [
    'After saving, stored worker data is merged with the response and the photo URL',
    'apps/worker/src/pages/complete-profile/save-profile.test.tsx > says %j, and goes to the dashboard with it',
    'apps/worker/src/pages/complete-profile/save-profile.test.tsx > takes the photo along, and keeps its address',
  ],
  'after-save-goes': [
    'And the app goes to /worker/dashboard with profileUpdated, the user and the completion percentage',
    'apps/worker/src/pages/complete-profile/save-profile.test.tsx > says %j, and goes to the dashboard with it',
  ],
  identity: [
    'GET /api/smile-id/status/{workerId} with worker bearer token. Response: smile_status, national_id, trust_score, message, updated',
    'packages/api-client/src/contract/specified-calls.test.ts > declares %s',
    'apps/api/test/identity.test.ts > is verified, with her checks, her score and what she is told',
    'apps/api/test/identity.test.ts > is told once that there is news, by the call that found it',
    'apps/worker/src/pages/sign-in/OtpPage.test.tsx > goes by her record as it is read again, and by what the provider says of it',
  ],
  'identity-token': [
    'GET/POST /api/smile-id/token',
    'packages/api-client/src/contract/specified-calls.test.ts > declares %s',
    'apps/api/test/identity-photos.test.ts > is given by either call, for an attempt of its own each time',
  ],
  'identity-callback': [
    'A callback path',
    'apps/api/test/identity-callbacks.test.ts > is stored before anything is made of it, encrypted, and answered 200',
  ],
  'identity-partner': [
    'Configuration: a partner id',
    'apps/api/src/config.test.ts > reads the identity provider, whose partner is a number without leading zeros',
  ],
  'identity-product': [
    "Product 'biometric_kyc'",
    'apps/api/src/providers/identity/smile.test.ts > is accepted with everything the provider asks for',
    'apps/sandbox/src/providers/smileid/kyc.test.ts > is accepted, and processing until it is decided',
  ],
  'identity-configuration': [
    'Configuration: callback URL, identity check enabled, mock verification disabled (a verdict counts only after the provider confirmed it, decisions 12)',
    'apps/api/src/providers/identity/smile.test.ts > is refused because of the %s: %s',
    'apps/api/test/identity-callbacks.test.ts > that claims the opposite of what the provider says is overruled',
  ],
  'identity-sandbox': [
    'Configuration: sandbox environment',
    'apps/api/src/config.test.ts > does not start without %s unless the sandbox is used',
    'apps/sandbox/src/providers/smileid/kyc.test.ts > is accepted, and processing until it is decided',
  ],
  verifications: [
    'Declared: /api/verifications for completion',
    'packages/api-client/src/contract/specified-calls.test.ts > declares %s',
  ],
  bearer: [
    'Worker: token workerToken',
    'apps/worker/src/session/session.test.ts > is kept under the keys of the specification, without what is nobody’s business on a lent phone',
    'packages/api-client/src/client/client.test.ts > fills and escapes the path, leaves out what is undefined, and sends JSON with the bearer token',
  ],
  logout: [
    'Worker logout removes the worker token and data and goes to /worker/auth',
    'apps/worker/src/pages/dashboard/DashboardPage.test.tsx > has the way out, which leaves nothing of hers on this phone',
    'apps/worker/src/shell/SignedIn.test.tsx > leads there when she signs out, without a word',
    'apps/worker/src/session/session.test.ts > forgets her, and tells those who asked, when she signs out',
  ],
  edit: [
    'Workers can edit their own profile',
    'apps/api/test/worker-profile.test.ts > is answered as it was saved, and read back the same',
    'apps/api/test/worker-profile.test.ts > is another worker’s: as if there were none',
  ],
  upload: [
    'Workers can upload documents',
    'apps/api/test/documents.test.ts > are images, drawn anew, or plain PDFs, as they are',
  ],
  'add-references': [
    'Workers can add references',
    'apps/api/test/worker-references.test.ts > keeps them in her order, normalised, pending',
  ],
  answer: [
    'Workers can accept or decline requests',
    'apps/api/test/worker-requests.test.ts > yes is a consent by the app, in the words and the language that she read',
  ],
  'sign-out': [
    'Workers can sign out',
    'apps/api/test/worker-sign-in.test.ts > ends on the server when she signs out, and no other does',
  ],
  consent: [
    'Workers must consent before verification',
    'apps/api/test/purchases.test.ts > asks a worker who was not invited for consent, and her YES opens the case',
    'apps/api/test/worker-requests.test.ts > yes to a check that was paid for opens its case; no gives the money back',
  ],
  whom: [
    'Workers give consent and hold their own profile; they sign in with a phone number and a 6-digit code, complete a profile, and undergo a biometric ID check through a third-party identity-verification provider',
    'tooling/e2e/journeys/worker/whole-way.e2e.ts > an invited worker goes the whole way to a verified profile, in ${say.language}',
    'tooling/e2e/journeys/worker/sign-in.e2e.ts > a worker enters her phone and the code of her SMS, and is led to verify who she is',
    'apps/api/test/identity.test.ts > is verified, with her checks, her score and what she is told',
    'apps/api/test/worker-consents.test.ts > say for whom, to what, by which way and when, and which check runs on each',
  ],
});
