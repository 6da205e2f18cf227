import { formatKes } from './money.ts';
import { POLICE_CERTIFICATE_PRICE_CENTS } from './police-clearance.ts';
import { CONSENT_LASTS_DAYS, type ConsentRequestStatus } from './consent-request.ts';
import type { CheckKind } from './check.ts';
import { isDefaultContactMessage } from './contact-request.ts';
import { safeWords } from './safe-words.ts';
import type { WorkerLanguage } from './worker-profile.ts';

/** The kinds of an employer's requests to a worker. */
export const consentRequestKinds = ['invitation', 'consent', 'contact_request'] as const;
export type ConsentRequestKind = (typeof consentRequestKinds)[number];

/** A consent request in the worker's app. Unlike the SMS, it names the checks and the later readers of the results. */
export interface ShownRequest {
  readonly kind: ConsentRequestKind;
  /** Empty when no part of the name can be shown. */
  readonly employer: string;
  readonly checks: readonly CheckKind[];
  /** The employer's message with a contact request, in the form of `safeWords`. */
  readonly quote: string;
}

interface Words {
  readonly nameless: string;
  readonly check: string;
  readonly invitation: string;
  readonly contact: string;
  /** What stands before the checks. */
  readonly ifYes: string;
  /** Of the paper that is named last: that a yes is possible without it, and what a new one costs. */
  readonly paper: (price: string) => string;
  /** What a yes to checks opens and for how long, a sentence each. */
  readonly follows: (employer: string) => readonly string[];
  readonly quote: (quote: string) => string;
  readonly sharesContact: string;
  /** The final review has no name, because it checks nothing more. */
  readonly checks: Readonly<Record<Exclude<CheckKind, 'final_review'>, string>>;
}

const words: Readonly<Record<WorkerLanguage, Words>> = {
  en: {
    nameless: 'An employer',
    invitation: 'asks to check you before hiring you. It is free for you.',
    check: 'asks to check you for work, and has paid for it. It is free for you.',
    contact: 'asks for your name and phone number to contact you about work.',
    ifYes: 'If you accept, we look into:',
    paper: (price) => `You can accept without one: only this check waits. A new one costs ${price}.`,
    follows: (employer) => [
      `${employer} then sees the results and your trust score.`,
      `Your yes counts for these checks for ${CONSENT_LASTS_DAYS} days, or until you take it back.`,
      'For more checks we ask you again.',
    ],
    quote: (quote) => `Message: "${quote}"`,
    sharesContact: 'If you accept, this employer sees your name and number at once, until you take it back.',
    checks: {
      identity: 'your identity',
      references: 'your references',
      criminal_record: 'police clearance (Certificate of Good Conduct)',
      social_media: 'social media',
      health: 'health',
      work_history: 'work history',
      misconduct_registry: 'the misconduct registry',
    },
  },
  sw: {
    nameless: 'Mwajiri',
    invitation: 'anaomba kukuchunguza kabla ya kukuajiri. Ni bure kwako.',
    check: 'anaomba kukuchunguza kwa ajili ya kazi, na amelipia. Ni bure kwako.',
    contact: 'anaomba jina lako na nambari yako ya simu ili awasiliane nawe kuhusu kazi.',
    ifYes: 'Ukikubali, tunaangalia:',
    paper: (price) => `Unaweza kukubali bila hicho: ni ukaguzi huu tu utakaosubiri. Kipya ni ${price}.`,
    follows: (employer) => [
      `Kisha ${employer} anaona matokeo na alama yako ya uaminifu.`,
      `Ruhusa yako ni ya ukaguzi huu kwa siku ${CONSENT_LASTS_DAYS}, au hadi uiondoe.`,
      'Kwa ukaguzi zaidi tutakuuliza tena.',
    ],
    quote: (quote) => `Ujumbe: "${quote}"`,
    sharesContact: 'Ukikubali, mwajiri huyu anaona jina na nambari yako mara moja, hadi uondoe ruhusa yako.',
    checks: {
      identity: 'utambulisho wako',
      references: 'watu wanaokufahamu kazini',
      criminal_record: 'Cheti cha Tabia Njema (Good Conduct)',
      social_media: 'mitandao ya kijamii',
      health: 'afya',
      work_history: 'historia ya kazi',
      misconduct_registry: 'rekodi ya makosa kazini',
    },
  },
};

const opening = {
  invitation: 'invitation',
  consent: 'check',
  contact_request: 'contact',
} as const satisfies Record<ConsentRequestKind, keyof Words>;

/** A check with its name in a consent request: 'your identity'. */
export interface NamedCheck {
  readonly check: CheckKind;
  readonly name: string;
}

/** The names of the checks, without the final review. */
export const namedChecks = (language: WorkerLanguage, checks: readonly CheckKind[]): readonly NamedCheck[] =>
  checks.flatMap((check) =>
    check === 'final_review' ? [] : [{ check, name: words[language].checks[check] }],
  );

/** The sentences of a consent request, as the worker's app draws them. `textOfParts` joins them. */
export interface RequestParts {
  /** Who asks: the employer, or a word for one whose name cannot be shown. */
  readonly who: string;
  /** What the employer asks for. Its subject is `who`. */
  readonly asks: string;
  /** The words of the employer, with their introduction. Empty without any. */
  readonly quote: string;
  /** What stands before the checks. Empty without any. */
  readonly ifYes: string;
  /** The check that needs a paper of hers comes last. */
  readonly checks: readonly NamedCheck[];
  /** What the worker need not have, and what a new one costs. Empty without a check of it. */
  readonly paper: string;
  /** What a yes opens and for how long. */
  readonly follows: readonly string[];
}

export function consentRequestParts(
  language: WorkerLanguage,
  { kind, employer, checks, quote }: ShownRequest,
): RequestParts {
  const say = words[language];
  const who = employer === '' ? say.nameless : employer;
  const asks = say[opening[kind]];
  if (kind === 'contact_request') {
    const quoted = quote === '' ? '' : say.quote(quote);
    return { who, asks, quote: quoted, ifYes: '', checks: [], paper: '', follows: [say.sharesContact] };
  }
  const named = namedChecks(language, checks).toSorted((a, b) => Number(isOfPaper(a)) - Number(isOfPaper(b)));
  const isNamed = named.length > 0;
  return {
    who,
    asks,
    quote: '',
    ifYes: isNamed ? say.ifYes : '',
    checks: named,
    paper: named.some(isOfPaper) ? say.paper(formatKes(POLICE_CERTIFICATE_PRICE_CENTS)) : '',
    follows: isNamed ? say.follows(who) : [],
  };
}

const isOfPaper = ({ check }: NamedCheck): boolean => check === 'criminal_record';

/** The whole text of a consent request, from its sentences. */
export function textOfParts({ who, asks, quote, ifYes, checks, paper, follows }: RequestParts): string {
  const looked = checks.length === 0 ? '' : `${ifYes} ${checks.map(({ name }) => name).join(', ')}.`;
  return [`${who} ${asks}`, quote, looked, paper, ...follows].filter((part) => part !== '').join(' ');
}

/**
 * The consent request in one language: the employer, the request, the checks and the later readers of the results. It is the
 * text that the service stores as proof of a yes.
 */
export const consentRequestMessage = (language: WorkerLanguage, shown: ShownRequest): string =>
  textOfParts(consentRequestParts(language, shown));

const QUOTE_LETTERS = 400;

/** The part of an employer's message that the worker sees. It is empty for the default text. */
export const quotedInApp = (message: string): string =>
  isDefaultContactMessage(message) ? '' : safeWords(message, QUOTE_LETTERS);

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
