import type { Catalogue } from '../catalogue.ts';
import { CONTACT_MESSAGE_MISSING, CONTACT_REQUESTS_PER_DAY } from '../contact-request.ts';
import { documentRefusalTexts } from '../upload-refusal.ts';
import { employerProfileTexts, PHONE_IS_FIXED } from '../employer-profile-form.ts';
import {
  incidentDecisionTexts,
  incidentFieldTexts,
  INCIDENT_TIE_MISSING,
  INCIDENTS_PER_DAY,
} from '../incident-report.ts';
import { inviteTexts } from '../invite-form.ts';
import { MINIMUM_AGE_YEARS, PROFILE_EXPERIENCE_MAXIMUM_YEARS } from '../worker-profile-form.ts';
import { OWN_PHONE_MISSING } from '../sign-in-form.ts';
import { decisionTexts } from '../decision-texts.ts';
import { referenceCallTexts } from '../reference-call-texts.ts';
import { rulingTexts } from '../dispute.ts';
import { referenceTexts } from '../reference-texts.ts';
import { REFERENCES_MAXIMUM, REFERENCES_MINIMUM } from '../worker-references.ts';
import { team } from './english-team.ts';
import { EVIDENCE_LINK_INVALID, reviewRefusals, reviewScreens } from '../review.ts';

/**
 * Every refusal of the service, by its code. A name in braces marks the place of a value. The module of a form has the
 * texts that its screen also shows.
 */
export const english = {
  // Any call.
  signInNeeded: 'Please sign in to continue.',
  sessionEnded: 'Your session has ended. Please sign in again.',
  notFound: 'Not found',
  fieldsInvalid: 'Please check the fields and try again.',
  requestUnreadable: 'The request could not be read.',
  requestTooLarge: 'The request is too large.',
  serviceBusy: 'The service is busy. Please try again in a moment.',
  serviceFailed: 'Something went wrong on our side. Please try again.',
  listsTooOften: 'You have asked for this list very often. Please wait a minute and try again.',
  pageNotFound: 'The page could not be found.',
  callbackUnreadable: 'The callback could not be read.',
  signatureInvalid: 'The signature is not valid.',
  clockStepInvalid: 'advance_seconds must be a whole number of seconds, 0 or more.',

  // The shape of a field.
  fieldUnexpected: 'This field is not expected here.',
  valueInvalid: 'This value is not valid.',
  numberTooLarge: 'Must be at most {maximum}.',
  kindInvalid: 'Must be a {kind}.',
  choiceInvalid: 'Please choose from the list.',

  // Signing in.
  ownPhoneMissing: OWN_PHONE_MISSING,
  // Also for an expired or used code. The worker's app has two texts beside it: `otp.invalid`, `onboarding.wrongCode`.
  signInCodeInvalid: 'Invalid verification code',
  codeTooSoonSeconds: 'Please wait {seconds} seconds before asking for another code.',
  codeTooSoonMinutes: 'Please wait {minutes} minutes before asking for another code.',
  addressIsSlow: 'Many codes were requested from your network. Please ask again in {seconds} seconds.',
  codeBlocked:
    'SMS from {sender} are stopped for this number, so no code was sent. Please ask your network to allow them (Safaricom: *456*9*5#), then ask for a new code.',
  codeUnreachable:
    'Our SMS cannot reach this number, so no code was sent. Please check the number, or try another one.',
  codesPaused: 'We cannot send SMS at the moment. Please try again later.',
  phoneUnknown: 'Phone number not found. Please sign up first.',
  phonesTriedTooOften: 'Too many phone numbers were tried. Please wait an hour, or sign up.',
  signUpIncomplete: 'Please fill in your name and location.',

  // Profiles of employers and workers.
  ...employerProfileTexts,
  phoneFixed: PHONE_IS_FIXED,
  profileNotFound: 'Profile not found',
  profilePhoneInvalid: 'Please enter a valid Kenyan phone number (+254...)',
  birthDateMissing: 'Date of birth is required',
  birthDateInvalid: 'Please enter a valid date of birth',
  underage: `You must be at least ${MINIMUM_AGE_YEARS} years old to register`,
  profileUnderage: `You must be at least ${MINIMUM_AGE_YEARS} years old to register. Please update your date of birth.`,
  nationalIdMissing: 'National ID is required',
  nationalIdInvalid: 'Please enter the number of your National ID: 6 to 9 digits',
  nationalIdTaken:
    'This National ID is already used by another account. Please check the number or contact support.',
  nationalIdsTriedTooOften:
    'Too many National ID numbers were tried. Please try again tomorrow, or contact support.',
  identityFixed: 'Your identity is checked with this, so it cannot be changed here. Please contact support.',
  profileExperienceInvalid: `Please enter a valid number of years (0-${PROFILE_EXPERIENCE_MAXIMUM_YEARS})`,
  emergencyOwnNumber: 'This is your own number. Please enter the number of somebody else.',
  experienceInvalid: 'Please enter a valid number of years (0-{maximum})',
  ageMissing: 'Age is required',
  ageInvalid: 'Please enter a valid age',
  genderMissing: 'Gender is required',
  serviceTypeMissing: 'Service type is required',
  profileFieldsMissing: 'Please complete the following required fields: {fields}',
  fieldFullName: 'Full Name',
  fieldPhone: 'Phone Number',
  fieldPhoneInvalid: 'Phone Number (invalid format)',
  fieldLocation: 'Location',
  fieldBirthDate: 'Date of Birth',
  fieldBirthDateInvalid: 'Date of Birth (not a valid date)',
  fieldBirthDateUnderage: `Date of Birth (must be ${MINIMUM_AGE_YEARS}+)`,
  fieldNationalId: 'National ID',
  fieldNationalIdInvalid: 'National ID (6 to 9 digits)',

  // Files and photos.
  ...documentRefusalTexts,
  photoMissing: 'Please choose a photo.',
  photoTooLarge: 'Photo must be less than 5MB',
  faceTooLarge: 'Photo must be less than 2MB',
  photoKindInvalid: 'Photo must be a JPG, PNG or WebP image',
  photoUnreadable: 'This photo could not be read. Please choose another one.',
  photoPixelsTooMany: 'This photo is too large to open. Please choose a smaller one.',
  photoNotFound: 'Photo not found',
  fileNotFound: 'File not found',
  filesTooMany: 'There are more files than were asked for.',
  filesTooOften: 'Too many files were sent. Please try again in an hour.',
  filesUnavailable: 'Files cannot be saved or opened at the moment. Please try again later.',
  uploadBroken: 'The upload broke off. Please try again.',
  uploadTooSlow: 'The upload took too long. Please try again.',

  // Documents.
  documentNotFound: 'Document not found',
  documentGone: 'This document is no longer there: the worker replaced it or took it back.',
  documentDecided: 'This document was decided before. A decision stands.',
  documentReasonMissing: 'Please say why: the worker has to know what to do.',
  documentReasonUnexpected: 'What is accepted has no reason against it.',
  certificateMissing: 'Please upload the certificate first.',
  certificateDecided: 'This certificate was looked at already. Upload a new one to change it.',
  certificateChanged:
    'The worker has told otherwise of this certificate since you read it. Please read it again.',
  certificateUnexpected: 'Only a police clearance (Certificate of Good Conduct) has a number.',
  certificateNumberInvalid: 'Please enter the number as it is printed on the certificate',
  issueDateMissing: 'Please enter the date of issue',
  issueDateInFuture: 'The date of issue cannot be in the future',
  certificateLapsed: 'This certificate was issued more than a year ago and no longer holds',

  // Identity.
  identityCheckNotFound: 'Identity check not found',
  identityVerifiedBefore: 'Your identity is verified already.',
  identityCheckOpen: 'Your photos are being looked at. Please wait for the result.',
  identityAttemptsUsed: 'You have no attempts left. Please contact support: a person will help you.',
  identityPhotosTooOften: 'Too many photos were sent. Please try again tomorrow.',
  identityPermissionEnded: 'The permission to send photos has run out. Please start again.',
  fullNameNeeded: 'Please enter your full name, as it is on your ID card.',
  nameQuestionClosed: 'Nothing is asked about your name any more.',
  identityDecided: 'This identity check was decided before. A decision stands.',
  identityWithProvider: 'The provider has not decided yet: nothing is asked of the team.',
  identityNameMissing: 'Please type the name as the ID card has it.',
  identityNameAsked: 'The worker is asked which name is right. Please wait for the answer.',
  identityNameDiffers:
    'The profile and the official record have different names. Please decide the identity check instead, with the name on the ID card.',
  identityNameUnread:
    'No official record has told the name. Please decide the identity check instead, with the name on the ID card.',
  identityNoteMissing: 'Please say what was seen.',
  identityReasonMissing: 'Please choose what the worker is told.',

  // References.
  ...referenceTexts,
  ...decisionTexts,
  referencesTooFew: `Please add at least ${REFERENCES_MINIMUM} references`,
  referencesTooMany: `You can add up to ${REFERENCES_MAXIMUM} references`,
  referenceNotFound: 'Reference not found',
  referenceGone: 'This reference is no longer on your list. Please look at the list again.',
  inviteOwnNumber: 'This is your own number. Please enter the number of the worker.',
  referenceOwnNumber: 'This is your own number. A reference must be somebody else.',
  referenceUnwilling: 'This person does not want to be a reference. Please name somebody else.',
  referencesTooOften: 'You have named many references today. Please try again tomorrow.',
  ownNameMissing: 'Please fill in your name in your profile first: each reference is told who named them.',
  referenceDecided: 'This reference was verified or refused before.',
  referenceChanged: 'This reference was changed since you read it. Please read it again.',
  ...referenceCallTexts,

  // Checks, findings and disputes.
  checkNotFound: 'Check not found',
  checkDecided: 'This check was decided before. A decision stands.',
  checkStatusChanged: 'A colleague has decided this check since you read it. Please read it again.',
  secondLookByAnother: 'You have decided this already. Another member of the team has to look at it now.',
  settledBySenior: 'Two members differ here. A senior has to settle it.',
  settledByThird: 'You have decided this before. A senior who has not has to settle it.',
  settledForNeither: 'Two members differ here. Please choose one of their outcomes, or “Unable to verify”.',
  checkCaseClosed: 'The case of this check is closed: nothing in it is decided any more.',
  checkCaseAtRest: 'The case of this check is closed: nothing in it moves any more.',
  checkedPersonChanged:
    'The worker’s name or National ID was changed since you read this check. Please read it again.',
  findingNotFound: 'Finding not found',
  findingGone: 'Nothing stands against you here any more. Please look again.',
  disputeNotFound: 'Dispute not found',
  disputeWordsMissing: 'Please write why this is wrong.',
  disputeOpen: 'You have disputed this already. Our team is looking at it.',
  decidedByTeam: 'Our team has decided this already.',
  disputeByThird:
    'You have decided about this finding before. Another member of the team decides the dispute.',
  disputeBeforeDecision: 'Two members of the team have to decide about this finding first.',
  findingInReport: 'This result is in a report already. If it is wrong, you can dispute it.',
  findingDisputed: 'You have disputed this. Our team decides first.',
  disputeClosed: 'This dispute was decided, or taken back, before.',
  ...rulingTexts,
  statementsTooOften: 'You have written to us many times today. Please try again tomorrow.',

  // Incidents.
  ...incidentFieldTexts,
  ...incidentDecisionTexts,
  incidentTieMissing: INCIDENT_TIE_MISSING,
  incidentRepeated: 'You have reported this already. Our team is looking into it.',
  incidentsTooOften: `You have reported ${INCIDENTS_PER_DAY} incidents today. Please try again tomorrow.`,
  incidentNotFound: 'Incident not found',
  incidentMissing: 'This review reports no incident.',
  incidentAssigned: 'This incident was taken up before.',
  incidentChanged:
    'The worker has said more, or a colleague has decided, since you read this incident. Please read it again.',
  statementMissing: 'Please write what happened.',
  statementFull: 'There is no room for so many more words here. Our team reads all that you have written.',
  statementNotRequested: 'The worker was not asked yet, or this incident is decided.',
  statementRequested: 'The worker was asked before, or this incident is decided.',
  workerWordsMissing: 'Please write what the worker says.',
  workerUnreachableBySms: 'This worker wants no messages. Please call.',

  // Reviews.
  ...reviewScreens.write,
  evidenceLinkInvalid: EVIDENCE_LINK_INVALID,
  reviewTieMissing: reviewRefusals['no-tie'],
  reviewPending: reviewRefusals['already-pending'],
  reviewNotFound: 'Review not found',
  ownReviewNotFound: 'Review not found, or already decided.',
  reviewDecided: 'This review was decided before. A decision stands.',
  reviewChanged: 'This review was changed since you read it. Please read it again.',
  rejectionReasonMissing: 'Please write why this review is rejected: its author reads it.',

  // An employer's requests to a worker, and the worker's answers.
  ...inviteTexts,
  workerNotFound: 'Worker not found',
  workersTooOften: 'You have entered many workers today. Please try again tomorrow.',
  workersShownTooMany:
    'You have seen 5,000 different workers today. You can see more tomorrow, or after you have paid for your first check.',
  numberIncomplete: 'Please enter a full phone or ID number.',
  searchesTooOften: 'You have searched for 10 numbers. Please wait an hour, or search by name.',
  searchesTooOftenToday:
    'You have searched for 30 numbers today. Please try again tomorrow, or search by name.',
  invitationNotFound: 'Invitation not found',
  paymentNotDismissable: 'Only a payment that failed or was not completed can be put away.',
  invitationNotOpen: 'This invitation is not open any more, so it cannot be changed.',
  invitationsTooOften: 'You have sent many invitations today. Please try again tomorrow.',
  invitationsOpenedTooOften: 'You have opened many invitations. Please wait an hour.',
  workerSaidNo: 'This worker said no to you. You can ask again after {day}.',
  workerWantsNoQuestions: 'This worker wants no more questions from you.',
  contactMessageMissing: CONTACT_MESSAGE_MISSING,
  contactRequestOpen: 'You have already asked this worker. The answer can still come.',
  contactShared: 'This worker has already shared contact details with you.',
  contactRequestsTooOften: `You have sent ${CONTACT_REQUESTS_PER_DAY} contact requests today. Please try again tomorrow.`,
  requestNotFound: 'Request not found',
  requestAcceptedBefore: 'You have already accepted this request. To take it back, withdraw your consent.',
  requestDeclinedBefore: 'You have already declined this request.',
  requestExpired: 'This request was open for 48 hours and has expired. Nothing about you was shared.',
  requestWithdrawn: 'This request was taken back. There is nothing to answer.',
  requestConsentWithdrawn: 'You have accepted this request and later taken that back.',
  messagesStopped: 'You have asked us by STOP to write no more. Let messages come again in Settings first.',
  blockNotFound: 'This employer is not blocked',
  consentNotFound: 'Consent not found',
  notificationNotFound: 'Notification not found',

  // Payments.
  packageUnknown: 'Please select a package first.',
  // Screens search for "already purchased" (employer spec 8).
  packageOwned: 'You have already purchased this package for this nanny.',
  packageBeingRefunded:
    'Your earlier payment for this package is being refunded. You can buy it again as soon as the refund is through.',
  deeperPackageOwned:
    'You have already purchased {package} for this nanny, order {order}. It holds everything in this package.',
  purchaseInvitationPending:
    'This worker has not accepted your invitation yet. You can pay as soon as it is accepted.',
  purchaseInvitationExpired: 'Your invitation of this worker has expired. Please invite the worker again.',
  returnPageForeign: 'The page to return to is not one of ours.',
  paymentBeingPrepared: 'Your payment is still being prepared. Please try again in a moment.',
  paymentProviderDown:
    'The payment service does not answer at the moment. Please try again in a few seconds.',
  paymentNotOpened: 'Failed to process payment. Please try again.',
  paymentNotFound: 'Payment not found',
  paymentUnconfirmable:
    'We could not reach the payment service to confirm your payment. If you have paid, your money is safe. Please try again in a moment.',
  paymentNotConfirmed: 'The payment service has not confirmed your payment yet.',
  // Money that was not asked for: why it is not kept, and where it is.
  paymentNotKept: '{why} {refund}',
  paymentAmountWrong: 'The amount that arrived was not the price.',
  paymentCurrencyWrong: 'The payment was not in Kenya shillings.',
  paymentRepeated: 'This package was paid for before.',
  moneyBeingRefunded: 'All of it is being refunded.',
  moneyRefunded: 'All of it was refunded.',
  moneyHeldUp: 'Its refund is held up at the payment service. Our team works on it.',
  paymentRefunded: 'This payment was refunded: {amount}.',
  refundUnderWay: 'Your refund is in progress: {amount}. Nothing else is needed from you.',
  refundHeldUp:
    'Your refund of {amount} is held up at the payment service. Our team works on it, and calls you if it needs details.',
  ...team,
  paymentFailed: 'The payment was not completed: it failed.',
  paymentFailedBecause: 'The payment was not completed: {reason}.',
  paymentNotCompleted: 'The payment was not completed.',

  // Reports and public profiles.
  reportUnpaid: 'There is no paid check of this worker. Choose a package to get a report.',
  reportNotFound: 'Report not found',
  reportCodeUnknown: 'No report has this code. Please compare it with the report letter by letter.',
  idNumberNotShown: 'This report shows no ID number.',
  idNumbersTooOften: 'You have looked at 30 ID numbers today. Please try again tomorrow.',
  reportsTooOften: 'You have asked about many reports. Please wait an hour.',
  profilesTooOften: 'You have opened many profiles. Please wait an hour.',
} as const satisfies Catalogue;
