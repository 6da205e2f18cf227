import { brand } from '../brand.ts';
import type { Catalogue } from '../catalogue.ts';
import { keptDays } from '../kept-days.ts';
import { REFUSAL_RESTS_DAYS } from '../permission-to-ask.ts';
import { english as refusals } from '../refusals/english.ts';

/** The confirmations of successful calls, by code. A name in braces marks the place of a value. */
export const english = {
  // Signing in.
  codeSent: 'Verification code sent successfully!',
  teamCodeSent: 'If this phone belongs to the verification team, a code is on its way.',
  codeVerified: 'Verification successful! Redirecting...',
  signedOut: 'Signed out.',
  signedOutEverywhere: 'Signed out everywhere.',

  // The team.
  saved: 'Saved.',
  passkeyAdded: 'Passkey added.',
  passkeyRemoved: 'Passkey removed.',
  totpReplaced: 'Your new authenticator app counts from now on.',
  sessionEnded: 'Signed out there.',
  sessionOfMemberEnded: 'This session of the member has ended.',
  sessionsEnded: 'Every session of this member has ended.',
  teamChangeProposed: 'Proposed. Another administrator decides.',
  teamChangeApproved: 'Approved.',
  teamChangeRefused: 'Refused.',
  teamChangeWithdrawn: 'Withdrawn.',
  workGiven: 'Given to your colleague.',
  workPutBack: 'Put back into the queue.',
  workSnoozed: 'Put aside until {day}.',
  viewSaved: 'Saved. You find it on the page "Work".',
  viewRemoved: 'Removed.',
  workTakenUp: 'Taken up again.',
  pageLeft: 'You left the page.',
  membershipEnded: 'This member has left the team. All sessions have ended.',

  // Acts of an employer.
  workerPrepared: 'Worker profile created.',
  invitationSent: 'Invitation sent. The worker has 48 hours to answer.',
  paymentDismissed: 'Put away. It shows again if the money still arrives.',
  invitationWithdrawn: 'Invitation withdrawn. The worker is told in the app, and nothing is charged.',
  invitationChanged: 'Package changed. The SMS that the worker has already covers it.',
  invitationAskedAnew:
    'Package changed. It looks into more, so we ask the worker anew, with 48 hours to answer.',
  invitationOpen: 'An earlier invitation of this worker is still open, so no other was sent.',
  contactRequested: 'Contact request sent. The worker is notified by SMS and has 48 hours to answer.',
  paymentOpened: 'Payment opened.',
  paymentReceived: 'Payment successful',
  reviewSubmitted: 'Review submitted. It is shown once our team has approved it.',
  reviewUpdated: 'Review updated. It is shown once our team has approved it.',
  reviewDeleted: 'Review deleted.',
  incidentReported: 'Incident reported. Our team hears the worker before anything is recorded.',
  reportLinkRevoked: 'The link was taken back. The report has a new one.',

  // Acts of a worker.
  requestAccepted: 'Request accepted! The employer will contact you soon.',
  checkAgreed:
    'You agreed to this check. Next: prove your identity, name two people who know your work, and send the papers that we ask for.',
  requestDeclined: `Request declined. This employer cannot ask you again for ${REFUSAL_RESTS_DAYS} days.`,
  requestDeclinedForGood: 'Request declined. This employer can ask you nothing more.',
  consentWithdrawn: 'Consent withdrawn.',
  employerBlocked: 'Blocked. This employer can ask you nothing more.',
  blockEnded: 'This employer can ask you again.',
  wordsReported: 'Reported. Our team reads these words.',
  notificationsRead: 'All notifications are read.',
  profileShared: `Check out my ${brand.name} profile: {link}`,
  verifiedProfileShared: `Check out my verified ${brand.name} profile: {link}`,
  referencesSubmitted: 'References submitted successfully!',
  referenceRemoved: 'Reference removed.',
  disputeSubmitted: 'Sent. Everybody who reads this result now sees that you dispute it.',
  conflictDeclared: 'Noted. You are not given what has to do with this person.',
  nothingToAdd: 'Noted. You can still dispute the result once it is in a report.',
  disputeWithdrawn: 'You took your dispute back.',
  statementSubmitted: 'Sent. Our team reads it before anything is decided.',

  // The status of a worker's identity.
  identityNotStarted:
    'Your identity is not verified yet. You need your National ID card, daylight and about three minutes.',
  identityChecking:
    'Your photos are being compared with the official record. This usually takes a few minutes.',
  identityUnderReview: 'Our team looks at your photos. You do not have to do anything.',
  identityNameDiffers: 'The name on your ID is not the one in your profile. Please tell us which is right.',
  identityVerified: 'Your identity is verified.',

  // The reasons for a review by the team.
  identityWithoutRecordPhoto:
    'The official record has no photo of you, which is common. Our team compares you with your ID card.',
  identityAttemptsReviewed: 'It did not work by itself, so our team compares you with your ID card.',
  identityNameDisputed: 'You told us that the name is not yours. Our team looks into it and may call you.',

  // The reasons for a failure.
  identityAttemptsUsed: refusals.identityAttemptsUsed,
  identityPhotosUnusable:
    'The photos could not be used. Stand in daylight, hold the phone still at eye level, and keep your whole face in the frame.',
  identityFaceDiffers:
    'Your selfie did not match the photo on your ID record. Check that the ID number is yours, take off cap and glasses, and try again in daylight.',
  identityNotLive:
    'The camera has to see you yourself, not a photo or a screen. Hold the phone in your own hand, in good light, and follow the steps slowly.',
  identityNumberNotFound:
    'This National ID number is not on the official record. Compare it with your card, correct it in your profile, and try again.',
  identityNumberInvalid:
    'This is not how a National ID number is written. Compare it with your card, correct it in your profile, and try again.',
  identityCardUnreadable:
    'Your ID card could not be read. Lay it flat in daylight, without a flash, so that all four corners are in the photo.',
  identityCardDiffers:
    'The ID card does not belong to this profile. Send a photo of your own card, and check name, date of birth and ID number in your profile.',
  identityNotConfirmed:
    'Our team could not confirm your identity with these photos. Try again in daylight, with your own ID card.',
  identityExpired: `Nobody could decide within ${keptDays.identityPhotos} days, so your photos were deleted. We are sorry. Please send new ones: this does not count as an attempt of yours.`,
} as const satisfies Catalogue;
