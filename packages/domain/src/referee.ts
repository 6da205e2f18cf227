import { canAnswer } from './consent-request.ts';
import { brand } from './brand.ts';
import { safeName } from './safe-name.ts';
import type { WorkerLanguage } from './worker-profile.ts';
import { HOUR_MILLISECONDS } from './durations.ts';

/** What we write to a referee, with our name before it. */
export const refereeSms = (text: string): string => `${brand.name}: ${text}`;

/** The daily limit for one number, from all workers: its owner requested none of them. */
export const REFEREE_MESSAGES_PER_DAY = 3;
/** The daily limit of one worker: enough to correct a list, too few for messages to strangers. */
export const NAMED_PER_WORKER_PER_DAY = 10;

const LOWEST_NUMBER = 100;
const HIGHEST_NUMBER = 999;

/**
 * The number in "Reply NO nnn" of the next notice to a phone. It has three digits, because consent requests have two. A
 * person who is worker and referee therefore never confuses the two replies.
 * @param highest the highest number of the phone's stored notices. Null without a notice.
 */
export const nextRefereeNumber = (highest: number | null): number =>
  highest === null || highest >= HIGHEST_NUMBER ? LOWEST_NUMBER : highest + 1;

/** For this long a NO without a number refers to the last notice. Later the reply must name the number. */
const BARE_NO_COUNTS_DAYS = 30;
/** For this long the same NO may also refer to a consent request that is open beside the notice. */
const BARE_NO_IS_DOUBTFUL_HOURS = 48;

export interface BareWord {
  /** By the provider's clock, or null. */
  readonly writtenAt: Date | null;
  readonly now: Date;
  /** Whether consent requests are open on the same phone. */
  readonly isBesideQuestions: boolean;
}

/** Whether a word without a number can refer to a notice: for weeks, and only while it is new beside open requests. */
export function mayBeMeant(toldAt: Date | null, { writtenAt, now, isBesideQuestions }: BareWord): boolean {
  // Not before the notice was sent, which may be on a later morning.
  if (toldAt === null || toldAt > now || !canAnswer(writtenAt, toldAt)) return false;
  const hours = isBesideQuestions ? BARE_NO_IS_DOUBTFUL_HOURS : BARE_NO_COUNTS_DAYS * 24;
  return toldAt.getTime() + hours * HOUR_MILLISECONDS > now.getTime();
}

/** The worker's name in a notice, where the real name cannot be sent. */
const nameless: Readonly<Record<WorkerLanguage, string>> = { en: 'A worker', sw: 'Mfanyakazi' };

/**
 * The notice to a referee. Kiswahili says "who knows her at work", as every screen does: the other common word for a
 * referee also means a guarantor, and no referee should fear an obligation.
 */
const notices: Readonly<Record<WorkerLanguage, (who: string, number: number) => string>> = {
  en: (who, number) =>
    `${who} gave us your number as a reference for domestic work. We may call you. To refuse, reply NO ${number}. For no more messages, STOP.`,
  sw: (who, number) =>
    `${who} ametupa nambari yako kama mtu anayemfahamu kazini. Tunaweza kukupigia. Kukataa, jibu HAPANA ${number}. Ukitaka tusikuandikie tena, jibu STOP.`,
};

export const refereeNotice = (workerName: string, number: number, language: WorkerLanguage): string =>
  refereeSms(notices[language](safeName(workerName, nameless[language]), number));

/** The answers to a referee's reply. */
export const refereeReplies = {
  refused: {
    en: 'thank you, your NO is noted. We will not call you about this.',
    sw: 'asante, HAPANA yako imepokelewa. Hatutakupigia kuhusu hili.',
  },
  agreed: { en: 'thank you. We may call you soon.', sw: 'asante. Huenda tukakupigia hivi karibuni.' },
  stopped: {
    en: 'your STOP is noted. We will not write or call any more.',
    sw: 'STOP yako imepokelewa. Hatutakuandikia wala kukupigia tena.',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<WorkerLanguage, string>>>>;

/** How a referee answers, where a member of the team was asked in other words. */
export const howToRefuse: Readonly<Record<WorkerLanguage, (numbers: readonly number[]) => string>> = {
  en: (numbers) =>
    `your number was given to us as a reference for domestic work. To refuse, reply NO and the number: ${numbers.join(', ')}.`,
  sw: (numbers) =>
    `tulipewa nambari yako kama mtu anayemfahamu mfanyakazi kazini. Kukataa, jibu HAPANA na nambari: ${numbers.join(', ')}.`,
};

/** The answer to a NO that may refer to a consent request or a notice. */
export const doubtfulNo: Readonly<Record<WorkerLanguage, (reference: number, questions: string) => string>> =
  {
    en: (reference, questions) =>
      `did you mean the reference? Then reply NO ${reference}. Your open questions: ${questions}. For one of them reply NO and its number.`,
    sw: (reference, questions) =>
      `je, ni kuhusu mtu aliyekutaja? Jibu HAPANA ${reference}. Maswali yako: ${questions}. Kwa swali, jibu HAPANA na nambari yake.`,
  };

/** The answer to a bare word of a referee whom several workers named. */
export const severalNotices: Readonly<Record<WorkerLanguage, (numbers: readonly number[]) => string>> = {
  en: (numbers) =>
    `several workers gave us your number. To refuse one, reply NO and its number: ${numbers.join(', ')}.`,
  sw: (numbers) =>
    `wafanyakazi kadhaa wametupa nambari yako. Kukataa mmoja, jibu HAPANA na nambari yake: ${numbers.join(', ')}.`,
};
