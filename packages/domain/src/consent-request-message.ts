import type { ConsentRequestStatus } from './consent-request.ts';
import type { CheckKind } from './check.ts';
import { isDefaultContactMessage } from './contact-request.ts';
import { wordsInSms } from './sms-words.ts';
import type { WorkerLanguage } from './worker-profile.ts';

/** What an employer can ask of a worker. */
export const consentRequestKinds = ['invitation', 'consent', 'contact_request'] as const;
export type ConsentRequestKind = (typeof consentRequestKinds)[number];

/** A question as her app shows it. It has room for what an SMS leaves out: what is looked into, and who then sees what. */
export interface ShownRequest {
  readonly kind: ConsentRequestKind;
  readonly employer: string;
  readonly checks: readonly CheckKind[];
  /** What the employer wrote with a request of her contact; as in the SMS, without links. */
  readonly quote: string;
}

interface Words {
  readonly check: string;
  readonly invitation: string;
  readonly contact: string;
  readonly lookInto: (checks: string, employer: string) => string;
  readonly quote: (quote: string) => string;
  readonly sharesContact: string;
  /** The final review looks at nothing more: it is not named. */
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

/** The question in one language: who asks for what, what is looked into and what is then shown to whom. */
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

/** What is shown to a worker of an employer's own words; nothing of the text that stands there by itself. */
export const quotedInApp = (message: string): string =>
  isDefaultContactMessage(message) ? '' : wordsInSms(message, QUOTE_LETTERS);

/** Why an answer comes too late, by what became of the question before. */
const closed = {
  accepted: 'requestAcceptedBefore',
  declined: 'requestDeclinedBefore',
  expired: 'requestExpired',
  withdrawn: 'requestWithdrawn',
} as const satisfies Readonly<Record<Exclude<ConsentRequestStatus, 'open'>, string>>;
/** The code of the refusal. */
type LateAnswer = (typeof closed)[keyof typeof closed] | 'requestConsentWithdrawn' | 'messagesStopped';

/** A question as it stands when she answers it in her app. */
export interface RequestNow {
  readonly status: ConsentRequestStatus;
  readonly expiresAt: Date;
  /** When she took a yes back. */
  readonly withdrawnAt: Date | null;
  /** Whether she wants no messages: whichever of STOP and yes she said last, nothing goes on about her. */
  readonly isOptedOut: boolean;
}

/** Why an answer is none any more; null for the first one, and for the same again. */
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
