import { canAnswer } from './consent-request.ts';
import { brand } from './brand.ts';
import { nameInSms } from './sms-name.ts';
import type { WorkerLanguage } from './worker-profile.ts';

/** To one number in a day, whoever names it: its holder asked for none of them. */
export const REFEREE_MESSAGES_PER_DAY = 3;
/** By one worker in a day: enough to correct a list, too few to have strangers written to. */
export const NAMED_PER_WORKER_PER_DAY = 10;

const LOWEST_NUMBER = 100;
const HIGHEST_NUMBER = 999;

/**
 * The number in "Reply NO nnn" of the next notice to a phone. Three digits, since questions to workers have two: whoever
 * is both never answers the one with the other.
 * @param highest of the phone's notices that are kept, however many there were; null when there is none.
 */
export const nextRefereeNumber = (highest: number | null): number =>
  highest === null || highest >= HIGHEST_NUMBER ? LOWEST_NUMBER : highest + 1;

/** For so long a NO without a number still means the notice that came last; later it has to be named. */
const BARE_NO_COUNTS_DAYS = 30;
/** For so long the same NO may as well mean a question that is open beside the notice. */
const BARE_NO_IS_DOUBTFUL_HOURS = 48;

const HOUR_MILLISECONDS = 3_600_000;

export interface BareWord {
  /** By the provider's clock, or null. */
  readonly writtenAt: Date | null;
  readonly now: Date;
  /** Whether questions are open on the same phone. */
  readonly isBesideQuestions: boolean;
}

/** Whether a word without a number can be about a notice: for weeks, and beside open questions while it is fresh. */
export function mayBeMeant(toldAt: Date | null, { writtenAt, now, isBesideQuestions }: BareWord): boolean {
  // Not before it left, which may be on a later morning.
  if (toldAt === null || toldAt > now || !canAnswer(writtenAt, toldAt)) return false;
  const hours = isBesideQuestions ? BARE_NO_IS_DOUBTFUL_HOURS : BARE_NO_COUNTS_DAYS * 24;
  return toldAt.getTime() + hours * HOUR_MILLISECONDS > now.getTime();
}

/** Who names somebody, where nothing of a name can be sent. */
const nameless: Readonly<Record<WorkerLanguage, string>> = { en: 'A worker', sw: 'Mfanyakazi' };

/**
 * What somebody is told who was named as a reference. Kiswahili says "who knows her work": its word for a referee is also
 * that for a guarantor, and nobody is to think that they owe anything.
 */
const notices: Readonly<Record<WorkerLanguage, (who: string, number: number) => string>> = {
  en: (who, number) =>
    `${who} gave us your number as a reference for domestic work. We may call you. To refuse, reply NO ${number}. For no more messages, STOP.`,
  sw: (who, number) =>
    `${who} ametupa nambari yako kama mtu anayejua kazi yake. Tunaweza kukupigia. Kukataa, jibu HAPANA ${number}. Usitake ujumbe tena, jibu STOP.`,
};

export const refereeNotice = (workerName: string, number: number, language: WorkerLanguage): string =>
  `${brand.name}: ${notices[language](nameInSms(workerName, nameless[language]), number)}`;

/** What a referee's answer is answered with. */
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

/** What is written back to a NO that may mean a question or a notice. */
export const doubtfulNo: Readonly<Record<WorkerLanguage, (reference: number, questions: string) => string>> =
  {
    en: (reference, questions) =>
      `did you mean the reference? Then reply NO ${reference}. Your open questions: ${questions}. For one of them reply NO and its number.`,
    sw: (reference, questions) =>
      `je, ni kuhusu mtu aliyekutaja? Jibu HAPANA ${reference}. Maswali yako: ${questions}. Kwa swali, jibu HAPANA na nambari yake.`,
  };

/** What is written back to a bare word of somebody whom several workers named. */
export const severalNotices: Readonly<Record<WorkerLanguage, (numbers: readonly number[]) => string>> = {
  en: (numbers) =>
    `several workers gave us your number. To refuse one, reply NO and its number: ${numbers.join(', ')}.`,
  sw: (numbers) =>
    `wafanyakazi kadhaa wametupa nambari yako. Kukataa mmoja, jibu HAPANA na nambari yake: ${numbers.join(', ')}.`,
};
