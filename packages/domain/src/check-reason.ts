import type { CheckKind, CheckOutcome } from './check.ts';

/**
 * Why a member of the team came to an outcome, as a code that can be counted and compared. The note explains the one case.
 */
export const checkReasons = [
  'proof_agrees',
  'face_differs',
  'card_not_genuine',
  'number_of_another',
  'photos_unclear',
  'registry_silent',
  'nothing_sent',
  'referees_confirm',
  'referee_warns',
  'referee_not_genuine',
  'referees_not_reached',
  'referees_refuse',
  'referees_too_few',
  'first_job',
  'certificate_confirmed',
  'record_on_certificate',
  'certificate_not_genuine',
  'certificate_of_another',
  'certificate_unreadable',
  'certificate_lapsed',
  'issuer_silent',
  'nothing_of_concern',
  'violence_or_threats',
  'harm_to_children',
  'illegal_acts',
  'exposes_households',
  'no_profile_found',
  'fit_for_work',
  'unfit_for_work',
  'employers_confirm',
  'jobs_not_true',
  'employer_denies',
  'employers_not_reached',
  'no_record',
  'upheld_record',
  'name_not_certain',
  'recommended',
  'concerns',
  'too_little_known',
  'not_for_this_work',
] as const;
export type CheckReason = (typeof checkReasons)[number];

/** Their words on the team's screens. */
export const checkReasonLabels: Readonly<Record<CheckReason, string>> = {
  proof_agrees: 'Face, card and registry agree',
  face_differs: 'The face is not the one on the card',
  card_not_genuine: 'The card is not genuine',
  number_of_another: 'The ID number belongs to another person',
  photos_unclear: 'The photos are too unclear to compare',
  registry_silent: 'The registry gave no answer',
  nothing_sent: 'Nothing was sent that can be checked',
  referees_confirm: 'The referees confirm the work',
  referee_warns: 'A referee warns against hiring',
  referee_not_genuine: 'A referee is not who the worker said',
  referees_not_reached: 'The referees could not be reached',
  referees_refuse: 'The referees do not want to speak',
  referees_too_few: 'Fewer than two referees confirm the work',
  first_job: 'The worker has no earlier employer',
  certificate_confirmed: 'The issuer’s own record agrees',
  record_on_certificate: 'The certificate has a record',
  certificate_not_genuine: 'The certificate is not genuine',
  certificate_of_another: 'It has another name or ID number',
  certificate_unreadable: 'The certificate cannot be read',
  certificate_lapsed: 'The certificate is not valid any more',
  issuer_silent: 'Nobody could confirm it at the issuer',
  nothing_of_concern: 'Nothing that concerns the work',
  violence_or_threats: 'Violence or threats',
  harm_to_children: 'Harm to children',
  illegal_acts: 'Illegal acts',
  exposes_households: 'Shows homes or children of employers',
  no_profile_found: 'No profile that is certainly the worker’s',
  fit_for_work: 'Fit for the work',
  unfit_for_work: 'Not fit for the work',
  employers_confirm: 'Earlier employers confirm it',
  jobs_not_true: 'Jobs or dates are not true',
  employer_denies: 'An employer denies the work',
  employers_not_reached: 'Earlier employers could not be reached',
  no_record: 'No upheld record',
  upheld_record: 'An upheld record of the last five years',
  name_not_certain: 'It is not certain whom a record is about',
  recommended: 'No result speaks against hiring',
  concerns: 'A result gives reason for concern',
  too_little_known: 'Too little could be verified',
  not_for_this_work: 'The check does not apply to this work',
};

const notApplicable = ['not_for_this_work'] as const;

/** The one reason of a clear outcome of each kind: it names the proof that has to be on record, where a kind has one. */
export const reasonOfClear = {
  identity: 'proof_agrees',
  references: 'referees_confirm',
  criminal_record: 'certificate_confirmed',
  social_media: 'nothing_of_concern',
  health: 'fit_for_work',
  work_history: 'employers_confirm',
  misconduct_registry: 'no_record',
  final_review: 'recommended',
} as const satisfies Readonly<Record<CheckKind, CheckReason>>;

/** The reasons of each outcome of each kind, the usual one first. */
export const reasonsOf: Readonly<Record<CheckKind, Readonly<Record<CheckOutcome, readonly CheckReason[]>>>> =
  {
    identity: {
      clear: [reasonOfClear.identity],
      finding: ['face_differs', 'card_not_genuine', 'number_of_another'],
      unable_to_verify: ['photos_unclear', 'registry_silent', 'nothing_sent'],
      not_applicable: notApplicable,
    },
    references: {
      clear: [reasonOfClear.references],
      finding: ['referee_warns', 'referee_not_genuine'],
      unable_to_verify: ['referees_not_reached', 'referees_refuse', 'referees_too_few', 'nothing_sent'],
      not_applicable: ['first_job', ...notApplicable],
    },
    criminal_record: {
      clear: [reasonOfClear.criminal_record],
      finding: ['record_on_certificate', 'certificate_not_genuine'],
      unable_to_verify: [
        'nothing_sent',
        'issuer_silent',
        'certificate_of_another',
        'certificate_unreadable',
        'certificate_lapsed',
      ],
      not_applicable: notApplicable,
    },
    social_media: {
      clear: [reasonOfClear.social_media],
      finding: ['violence_or_threats', 'harm_to_children', 'illegal_acts', 'exposes_households'],
      unable_to_verify: ['no_profile_found'],
      not_applicable: notApplicable,
    },
    health: {
      clear: [reasonOfClear.health],
      finding: ['unfit_for_work', 'certificate_not_genuine'],
      unable_to_verify: [
        'nothing_sent',
        'issuer_silent',
        'certificate_of_another',
        'certificate_unreadable',
        'certificate_lapsed',
      ],
      not_applicable: notApplicable,
    },
    work_history: {
      clear: [reasonOfClear.work_history],
      finding: ['jobs_not_true', 'employer_denies'],
      unable_to_verify: ['employers_not_reached', 'nothing_sent'],
      not_applicable: ['first_job', ...notApplicable],
    },
    misconduct_registry: {
      clear: [reasonOfClear.misconduct_registry],
      finding: ['upheld_record'],
      unable_to_verify: ['name_not_certain'],
      not_applicable: notApplicable,
    },
    final_review: {
      clear: [reasonOfClear.final_review],
      finding: ['concerns'],
      unable_to_verify: ['too_little_known'],
      not_applicable: notApplicable,
    },
  };

/** Whether a reason explains an outcome of a kind. */
export const isReasonOf = (kind: CheckKind, outcome: CheckOutcome, reason: CheckReason): boolean =>
  reasonsOf[kind][outcome].includes(reason);
