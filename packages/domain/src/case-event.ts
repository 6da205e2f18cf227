import { checkOutcomes, waitingOnValues } from './check.ts';
import { checkStates } from './status-vocabulary.ts';
import { formatDay } from './dates.ts';
import { documentKinds, paperNames } from './document.ts';

/** What happens to a case, its checks and its papers: the actions of the audit trail that its timeline shows. */
export const caseEvents = [
  'purchase-opened',
  'purchase-paid',
  'purchase-refunded',
  'purchase-reversed',
  'refund-started',
  'asked-invitation',
  'asked-consent',
  'consent-request-reminded',
  'consent-request-accepted',
  'consent-request-declined',
  'consent-request-expired',
  'consents-withdrawn',
  'case-opened',
  'case-completed',
  'case-reopened',
  'case-closed',
  'check-moved',
  'check-date-moved',
  'check-needs-second-look',
  'check-needs-settling',
  'check-decided',
  'check-corrected',
  'check-begun-anew',
  'check-result-reused',
  'final-review-reopened',
  'finding-confirmed',
  'finding-answered',
  'finding-disputed',
  'dispute-withdrawn',
  'dispute-decided',
  'work-claimed',
  'work-given',
  'work-put-back',
  'work-snoozed',
  'document-uploaded',
  'document-removed',
  'document-decided',
  'certificate-told',
  'attachment-added',
  'attachment-removed',
  'identity-photos-sent',
  'identity-changed',
  'reference-named',
  'reference-changed',
  'reference-verified',
  'reference-denied',
  'reference-not-reached',
  'reference-agreed',
  'reference-refused',
] as const;
export type CaseEvent = (typeof caseEvents)[number];

/** The details of an event: outcomes, days and states. Never a name or a text. */
export type CaseEventDetails = Readonly<Record<string, string | number | boolean | null>>;

const outcomeOf = ({ outcome }: CaseEventDetails): string => {
  const known = checkOutcomes.find((each) => each === outcome);
  return known === undefined ? '' : `: ${checkStates[known].english}`;
};

const dayOf = (value: CaseEventDetails[string] | undefined): string =>
  typeof value === 'string' ? ` ${formatDay(value)}` : '';

const slotOf = ({ slot }: CaseEventDetails): string => {
  const known = documentKinds.find((each) => each === slot);
  return known === undefined ? 'Paper' : paperNames[known];
};

function rulingOf({ decision }: CaseEventDetails): string {
  if (decision === undefined) return 'Objection decided';
  return decision === 'upheld' ? 'Objection upheld' : 'Objection rejected';
}

function waitsFor({ waitingOn }: CaseEventDetails): string {
  const who = waitingOnValues.find((each) => each === waitingOn);
  return who === undefined ? 'Taken up' : `Waits for the ${who}`;
}

/** The work of a case beside its checks, whose names stand before the event. */
const pieces: Readonly<Record<string, string>> = {
  identity: 'Identity photos',
  document: 'Paper',
  dispute: 'Objection',
};

/** 'Taken' of a check, 'Paper: Taken' of other work. */
const ofPiece = ({ work }: CaseEventDetails, event: string): string => {
  const piece = typeof work === 'string' ? pieces[work] : undefined;
  return piece === undefined ? event : `${piece}: ${event}`;
};

const texts: Readonly<Record<CaseEvent, (details: CaseEventDetails) => string>> = {
  'purchase-opened': () => 'Payment started',
  'purchase-paid': () => 'Paid',
  'purchase-refunded': () => 'Paid back',
  'purchase-reversed': () => 'The bank took the payment back',
  'refund-started': () => 'Refund started',
  'asked-invitation': () => 'Asked for consent, with an invitation',
  'asked-consent': () => 'Asked for consent',
  'consent-request-reminded': () => 'Reminded of the question',
  'consent-request-accepted': () => 'The worker said yes',
  'consent-request-declined': () => 'The worker said no',
  'consent-request-expired': () => 'The worker did not answer',
  'consents-withdrawn': () => 'The worker withdrew consent',
  'case-opened': () => 'Case opened',
  'case-completed': () => 'Report complete',
  'case-reopened': () => 'Case opened again',
  'case-closed': () => 'Case closed',
  'check-moved': waitsFor,
  'check-date-moved': ({ due }) => `Date moved${dayOf(due)}`,
  'check-needs-second-look': () => 'First decision given',
  'check-needs-settling': () => 'Two members differ',
  'check-decided': (details) => `Decided${outcomeOf(details)}`,
  'check-corrected': (details) => `Corrected${outcomeOf(details)}`,
  'check-begun-anew': () => 'Begun anew: its record was taken back',
  'check-result-reused': (details) => `Result of another case of this employer${outcomeOf(details)}`,
  'final-review-reopened': () => 'Opened again: a result came later',
  'finding-confirmed': ({ from }) => `Finding agreed, in the report from${dayOf(from)}`,
  'finding-answered': () => 'The worker has nothing to add',
  'finding-disputed': () => 'The worker objected',
  'dispute-withdrawn': () => 'The worker took the objection back',
  'dispute-decided': rulingOf,
  'work-claimed': (details) => ofPiece(details, 'Taken'),
  'work-given': (details) => ofPiece(details, 'Given to a colleague'),
  'work-put-back': (details) => ofPiece(details, 'Put back'),
  'work-snoozed': (details) => ofPiece(details, `Put aside until${dayOf(details['until'])}`),
  'document-uploaded': (details) => `${slotOf(details)} sent`,
  'document-removed': (details) => `${slotOf(details)} taken back`,
  'document-decided': (details) =>
    `${slotOf(details)} ${details['decision'] === 'accepted' ? 'accepted' : 'rejected'}`,
  'certificate-told': () => 'Certificate number told',
  'attachment-added': () => 'Evidence added',
  'attachment-removed': () => 'Evidence taken back',
  'identity-photos-sent': () => 'Identity photos sent',
  'identity-changed': () => 'Identity check went on',
  'reference-named': () => 'Referee named',
  'reference-changed': () => 'Referee changed',
  'reference-verified': () => 'Referee called: reached',
  'reference-denied': () => 'Referee called: the worker was never there',
  'reference-not-reached': () => 'Referee called: no answer',
  'reference-agreed': () => 'Referee answered yes by SMS',
  'reference-refused': () => 'Referee refused',
};

/** An event in words for the team: 'Decided: Clear'. */
export const caseEventText = (event: CaseEvent, details: CaseEventDetails): string => texts[event](details);
