import { lines } from './line.ts';

/** spec/worker-and-public.md section 3: what a worker’s things are made of. */
export const workerEntities = lines('worker-entities', {
  session: [
    'Worker session: workerToken and workerData (the user object)',
    'apps/worker/src/session/session.test.ts > is kept under the keys of the specification, without what is nobody’s business on a lent phone',
  ],
  user: [
    'Worker user fields seen: id, smile_status, smileIdVerified',
    'apps/worker/src/session/session.test.ts > is kept under the keys of the specification, without what is nobody’s business on a lent phone',
  ],
  verify: [
    'The verify response also carries phone_verified, trust_score, trust_score_breakdown',
    'apps/api/test/worker-sign-in.test.ts > makes her account, empty but for her phone',
  ],
  record: [
    'Worker record from the server: id, smile_status, smileIdVerified, verification_status, identity_verified, verification_completed, verificationStatus',
    'apps/api/test/worker-profile.test.ts > is told by every field that tells it',
  ],
  'record-figures': [
    'Worker record: trustScore, rating, reviewCount, age, serviceType, experience',
    'apps/api/test/worker-profile.test.ts > completes the profile, earns what a recent profile earns, and lets employers find her',
    'apps/api/test/worker-profile.test.ts > is answered as it was saved, and read back the same',
    'apps/api/test/worker-sign-in.test.ts > makes her account, empty but for her phone',
  ],
  profile: [
    'Worker profile fields: name, phone, email, location, date_of_birth, national_id, service_type, experience_years, education, availability, bio, skills, emergency_contact, emergency_contact_phone, profile_photo',
    'apps/api/test/worker-profile.test.ts > is answered as it was saved, and read back the same',
    'packages/domain/src/worker-profile-form.test.ts > asks for the fields and offers the choices of the specification',
  ],
  'other-names': [
    'The server may also supply alternative names (for example full_name, phone_number, city, birth_date, id_number, job_type, biography, skill_set), which are accepted',
    'packages/domain/src/worker-profile.test.ts > reads %s as %s',
    'apps/api/test/worker-profile.test.ts > may be sent under other names, and its own names come first',
    'apps/worker/src/pages/complete-profile/ProfileSteps.test.tsx > holds a record that came under other names',
  ],
  required: [
    'Required (5): name, phone, location, date_of_birth, national_id (the other declaration, with service_type, is not followed)',
    'packages/domain/src/worker-profile-form.test.ts > asks for the fields and offers the choices of the specification',
    'apps/api/test/worker-profile.test.ts > lists what is missing',
  ],
  optional: [
    'Optional: email, service_type, experience_years, education, availability, bio, skills, emergency_contact, emergency_contact_phone, profile_photo',
    'packages/domain/src/worker-profile-form.test.ts > asks for the fields and offers the choices of the specification',
    'apps/api/test/worker-profile.test.ts > is emptied by %s',
  ],
  completion: [
    'Completion = completed/total, rounded, for required, optional and overall',
    'packages/domain/src/profile-completion.test.ts > rounds each part for itself',
    'packages/domain/src/profile-completion.test.ts > is zero of five, ten and fifteen for a new worker',
  ],
  'completion-counts': [
    'A field counts when non-empty after trimming',
    'packages/domain/src/profile-completion.test.ts > does not count a field that holds %j',
  ],
  'identity-status': [
    'Identity-check status response: smile_status, national_id, trust_score, message, updated',
    'apps/api/test/identity.test.ts > is verified, with her checks, her score and what she is told',
    'apps/api/test/identity.test.ts > is told once that there is news, by the call that found it',
  ],
  request: [
    'Contact request (worker side): id, employerName, employerInitials, message, time, status (pending, accepted)',
    'apps/api/test/worker-requests.test.ts > has every kind of question, the newest first, each with who asks for what and who then sees what',
  ],
  notification: [
    'Notification: id, title, text, time, icon, unread',
    'apps/api/test/worker-notifications.test.ts > stands in her list in the specification’s fields, with what her app words it by',
  ],
  reference: [
    'Reference: id, name, phone, relationship, status (pending, verified)',
    'apps/api/test/worker-references.test.ts > keeps them in her order, normalised, pending',
    'apps/worker/src/pages/references/ReferencesPage.test.tsx > says of each whether our team has verified it',
  ],
  review: [
    'Review (worker side): id, reviewerName, reviewerInitials, rating, date, text',
    'apps/api/test/worker-standing.test.ts > are the approved ones alone, newest first, without a word of who wrote them or what they allege',
  ],
  onboarding: [
    'Onboarding profile: name, age, gender, location, serviceType, experienceYears, bio, profilePhoto',
    'apps/api/test/onboarding.test.ts > is kept as her own words, with the work as it is called everywhere',
  ],
  documents: [
    'Document slots: nationalId, policeClearance, certificates, each with status and file',
    'apps/api/test/documents.test.ts > are three, none of them there at first',
    'packages/domain/src/document.test.ts > are three, in the words of the specification',
  ],
  trust: [
    'Trust score: a score with a breakdown',
    'packages/domain/src/trust-score.test.ts > is the sum of its breakdown, each part whole or nothing',
    'apps/api/test/worker-sign-in.test.ts > makes her account, empty but for her phone',
  ],
  storage: [
    'Local storage keys: workerToken, workerData',
    'packages/domain/src/storage-keys.test.ts > names what the browser keeps as the specification does',
    'apps/worker/src/session/session.test.ts > is kept under the keys of the specification, without what is nobody’s business on a lent phone',
  ],
});
