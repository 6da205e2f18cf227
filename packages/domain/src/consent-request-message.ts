import type { ConsentRequestStatus } from './consent-request.ts';
import type { CheckKind } from './check.ts';
import { isDefaultContactMessage } from './contact-request.ts';
import { wordsInSms } from './sms-words.ts';
import type { WorkerLanguage } from './worker-profile.ts';

/** The kinds of an employer's requests to a worker. */
export const consentRequestKinds = ['invitation', 'consent', 'contact_request'] as const;
export type ConsentRequestKind = (typeof consentRequestKinds)[number];

/** A consent request in the worker's app. Unlike the SMS, it names the checks and the later readers of the results. */
export interface ShownRequest {
  readonly kind: ConsentRequestKind;
  readonly employer: string;
  readonly checks: readonly CheckKind[];
  /** The employer's message with a contact request. As in the SMS, it has no links. */
  readonly quote: string;
}

interface Words {
  readonly check: string;
  readonly invitation: string;
  readonly contact: string;
  readonly lookInto: (checks: string, employer: string) => string;
  readonly quote: (quote: string) => string;
  readonly sharesContact: string;
  /** The final review has no name, because it checks nothing more. */
  readonly checks: Readonly<Record<Exclude<CheckKind, 'final_review'>, string>>;
}

const words: Readonly<Record<WorkerLanguage, Words>> = {
  en: {
    invitation: 'invites you to a free background check for work.',
    check: 'asks to check your background for work. It is free for you.',
    contact: 'asks for your name and phone number to contact you about work.',
    lookInto: (checks, employer) =>
      `If you accept, we look into: ${checks}. ${employer} then sees the results and your trust score. Your yes counts for every check that this employer orders, until you take it back.`,
    quote: (quote) => `Message: "${quote}"`,
    sharesContact: 'If you accept, this employer sees both, until you take it back.',
    checks: {
      identity: 'your identity',
      references: 'your references',
      criminal_record: 'police clearance',
      social_media: 'social media',
      health: 'health',
      work_history: 'work history',
      misconduct_registry: 'the misconduct registry',
    },
  },
  sw: {
    invitation: 'anakualika kwenye ukaguzi wa bure wa historia yako kwa ajili ya kazi.',
    check: 'anaomba kukagua historia yako kwa ajili ya kazi. Ni bure kwako.',
    contact: 'anaomba jina lako na nambari yako ya simu ili awasiliane nawe kuhusu kazi.',
    lookInto: (checks, employer) =>
      `Ukikubali, tunaangalia: ${checks}. Kisha ${employer} anaona matokeo na alama yako ya uaminifu. Ndiyo yako ni ya kila ukaguzi ambao mwajiri huyu anaagiza, hadi utakapoiondoa.`,
    quote: (quote) => `Ujumbe: "${quote}"`,
    sharesContact: 'Ukikubali, mwajiri huyu anaona vyote viwili, hadi utakapoiondoa ndiyo yako.',
    checks: {
      identity: 'utambulisho wako',
      references: 'wadhamini wako',
      criminal_record: 'cheti cha polisi',
      social_media: 'mitandao ya kijamii',
      health: 'afya',
      work_history: 'historia ya kazi',
      misconduct_registry: 'rejista ya utovu wa nidhamu',
    },
  },
};

const opening = {
  invitation: 'invitation',
  consent: 'check',
  contact_request: 'contact',
} as const satisfies Record<ConsentRequestKind, keyof Words>;

/** The consent request in one language: the employer, the request, the checks and the later readers of the results. */
export function consentRequestMessage(
  language: WorkerLanguage,
  { kind, employer, checks, quote }: ShownRequest,
): string {
  const say = words[language];
  const question = `${employer} ${say[opening[kind]]}`;
  if (kind === 'contact_request')
    return [question, ...(quote === '' ? [] : [say.quote(quote)]), say.sharesContact].join(' ');
  const looked = checks.flatMap((check) => (check === 'final_review' ? [] : [say.checks[check]]));
  return looked.length === 0 ? question : `${question} ${say.lookInto(looked.join(', '), employer)}`;
}

const QUOTE_LETTERS = 400;

/** The part of an employer's message that the worker sees. It is empty for the default text. */
export const quotedInApp = (message: string): string =>
  isDefaultContactMessage(message) ? '' : wordsInSms(message, QUOTE_LETTERS);

/** The refusal of a late answer, by the earlier outcome of the request. */
const closed = {
  accepted: 'requestAcceptedBefore',
  declined: 'requestDeclinedBefore',
  expired: 'requestExpired',
  withdrawn: 'requestWithdrawn',
} as const satisfies Readonly<Record<Exclude<ConsentRequestStatus, 'open'>, string>>;
/** The code of the refusal. */
type LateAnswer = (typeof closed)[keyof typeof closed] | 'requestConsentWithdrawn' | 'messagesStopped';

/** The state of a consent request when the worker answers it in the app. */
export interface RequestNow {
  readonly status: ConsentRequestStatus;
  readonly expiresAt: Date;
  /** When the worker withdrew a yes. */
  readonly withdrawnAt: Date | null;
  /**
   * Whether the worker wants no messages. The last of STOP and yes counts. After STOP the service does nothing more about
   * the worker.
   */
  readonly isOptedOut: boolean;
}

/** Why an answer does not count any more. Null for the first answer, and for the same answer again. */
export function lateness(
  { status, expiresAt, withdrawnAt, isOptedOut }: RequestNow,
  answer: 'accepted' | 'declined',
  now: Date,
): LateAnswer | null {
  if (status === 'open') {
    if (expiresAt <= now) return 'requestExpired';
    return answer === 'accepted' && isOptedOut ? 'messagesStopped' : null;
  }
  if (withdrawnAt !== null) return 'requestConsentWithdrawn';
  return status === answer ? null : closed[status];
}
