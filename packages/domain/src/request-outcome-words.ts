import { REQUEST_EXPIRES_AFTER_HOURS } from './consent-request.ts';
import type { ConsentRequestKind } from './consent-request-message.ts';
import type { RequestOutcome } from './request-outcome.ts';
import type { NewsKind } from './worker-news.ts';
import type { WorkerLanguage } from './worker-profile.ts';

/** How a request has ended, for the worker. */
export type EndedOutcome = Exclude<RequestOutcome, 'open'>;

interface Words {
  readonly nameless: string;
  /** What the employer asked for. Its subject is the employer. */
  readonly asked: Readonly<Record<ConsentRequestKind, string>>;
  readonly titles: Readonly<Record<EndedOutcome, string>>;
  /** What follows from it for her. */
  readonly follows: Readonly<Record<EndedOutcome, string>>;
}

const words: Readonly<Record<WorkerLanguage, Words>> = {
  en: {
    nameless: 'An employer',
    asked: {
      invitation: 'asked to check you before hiring you.',
      consent: 'asked to check you for work.',
      contact_request: 'asked for your name and phone number.',
    },
    titles: {
      accepted: 'You said yes',
      declined: 'You said no',
      blocked: 'You blocked this employer',
      consent_withdrawn: 'You took your yes back',
      withdrawn: 'The employer took the request back',
      expired: 'The request has ended',
    },
    follows: {
      accepted: 'You can take your yes back at any time.',
      declined: 'Nothing about you was checked or shared for it.',
      blocked: 'This employer can ask you nothing, until you allow it.',
      consent_withdrawn: 'Nothing more is checked or shared for it.',
      withdrawn: 'There is nothing for you to do.',
      expired: `You gave no answer within ${REQUEST_EXPIRES_AFTER_HOURS} hours, so nothing about you was shared.`,
    },
  },
  sw: {
    nameless: 'Mwajiri',
    asked: {
      invitation: 'aliomba kukuchunguza kabla ya kukuajiri.',
      consent: 'aliomba kukuchunguza kwa ajili ya kazi.',
      contact_request: 'aliomba jina na nambari yako ya simu.',
    },
    titles: {
      accepted: 'Ulikubali',
      declined: 'Ulikataa',
      blocked: 'Ulimzuia mwajiri huyu',
      consent_withdrawn: 'Uliondoa idhini yako',
      withdrawn: 'Mwajiri ameondoa ombi lake',
      expired: 'Muda wa ombi umekwisha',
    },
    follows: {
      accepted: 'Unaweza kuondoa idhini yako wakati wowote.',
      declined: 'Hakuna kilichokaguliwa wala kutolewa kukuhusu.',
      blocked: 'Hawezi kukuomba lolote, hadi umruhusu.',
      consent_withdrawn: 'Hakuna kingine kitakachokaguliwa wala kutolewa.',
      withdrawn: 'Huna la kufanya.',
      expired: `Hukujibu ndani ya saa ${REQUEST_EXPIRES_AFTER_HOURS}, kwa hivyo hakuna kilichotolewa kukuhusu.`,
    },
  },
};

interface Ended {
  readonly kind: ConsentRequestKind;
  readonly outcome: EndedOutcome;
  /** Empty when no part of the name can be shown. */
  readonly employer: string;
}

/** What became of a request that waits for the worker no more. */
export function requestOutcomeWords(
  language: WorkerLanguage,
  { kind, outcome, employer }: Ended,
): { readonly title: string; readonly text: string } {
  const { nameless, asked, titles, follows } = words[language];
  const who = employer === '' ? nameless : employer;
  return { title: titles[outcome], text: `${who} ${asked[kind]} ${follows[outcome]}` };
}

/** The news that stay true only while a request is as it was then. */
const newsOfRequest: Partial<Readonly<Record<string, ConsentRequestKind>>> = {
  invitation_asked: 'invitation',
  consent_asked: 'consent',
  contact_asked: 'contact_request',
  contact_shared: 'contact_request',
} satisfies Partial<Readonly<Record<NewsKind, ConsentRequestKind>>>;

interface NewsOfRequest {
  readonly kind: string;
  readonly employer: string;
  /** What became of the request. Null for news about none. */
  readonly outcome: RequestOutcome | null;
}

/** The words of news about a request that has ended since. Null while the news are as they were. */
export function newsWordsAfterEnd(
  language: WorkerLanguage,
  { kind, employer, outcome }: NewsOfRequest,
): { readonly title: string; readonly text: string } | null {
  const asked = Object.hasOwn(newsOfRequest, kind) ? newsOfRequest[kind] : undefined;
  if (asked === undefined || outcome === null || outcome === 'open') return null;
  // That she shared her contact is true until she takes it back.
  if (kind === 'contact_shared' && outcome === 'accepted') return null;
  return requestOutcomeWords(language, { kind: asked, outcome, employer });
}
