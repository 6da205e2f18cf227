import { addBusinessDays, nairobiDay, startOfDay } from './dates.ts';
import { QUIET_HOURS } from './quiet-hours.ts';
import type { CallOutcome, KeptCallOutcome } from './worker-references.ts';
import type { WorkerLanguage } from './worker-language.ts';
import { DAY_MILLISECONDS, HOUR_MILLISECONDS } from './durations.ts';

/** A question is answered by a choice, or by words of up to this many characters. */
export const refereeChoices = ['yes', 'no', 'unsure'] as const;
export type RefereeChoice = (typeof refereeChoices)[number];
export const REFEREE_WORDS_MAXIMUM = 500;

/** The words of a choice in the referee's language. */
export const refereeChoiceLabels: Readonly<Record<WorkerLanguage, Readonly<Record<RefereeChoice, string>>>> =
  {
    en: { yes: 'Yes', no: 'No', unsure: 'Not sure' },
    sw: { yes: 'Ndiyo', no: 'Hapana', unsure: 'Hana hakika' },
  };

/** What the team asks every referee, in this order and in the referee's language (record 120). */
export const refereeQuestions = [
  { id: 'employed', kind: 'choice', en: 'Did this person work for you?', sw: 'Je, alikufanyia kazi?' },
  { id: 'period', kind: 'words', en: 'From when to when?', sw: 'Kuanzia lini hadi lini?' },
  { id: 'duties', kind: 'words', en: 'What was the work?', sw: 'Kazi yake ilikuwa ipi?' },
  { id: 'rehire', kind: 'choice', en: 'Would you hire this person again?', sw: 'Je, ungemwajiri tena?' },
  {
    id: 'concerns',
    kind: 'words',
    en: 'Did anything happen that a household should know?',
    sw: 'Je, kuna jambo lolote lililotokea ambalo mwajiri anafaa kujua?',
  },
  {
    id: 'may_share',
    kind: 'choice',
    en: 'May we pass on what you said?',
    sw: 'Je, tunaweza kumweleza mwajiri uliyosema?',
  },
] as const;

type Question = (typeof refereeQuestions)[number];
/** The answer to a question of each kind. */
interface AnswerTo {
  readonly choice: RefereeChoice;
  readonly words: string;
}
/** The answers of one call. Null to a question that was not asked or not answered. */
export type RefereeAnswers = {
  readonly [Q in Question as Q['id']]: AnswerTo[Q['kind']] | null;
};

/** What is kept of a call. A referee who says that the worker never worked there verifies nothing. */
export const keptOutcome = (outcome: CallOutcome, answers: RefereeAnswers | null): KeptCallOutcome =>
  outcome === 'verified' && answers?.employed === 'no' ? 'denied' : outcome;

/** What employers read of a referee who does not let us pass on the words. */
export const WORDS_NOT_PASSED_ON = 'Reached. The referee does not want the words passed on.';

/** The words of a referee for the report. Without a yes to passing them on, the report says only that she was reached. */
export const wordsForReport = (feedback: string, answers: RefereeAnswers | null): string =>
  answers === null || answers.may_share === 'yes' ? feedback : WORDS_NOT_PASSED_ON;

/** The parts of a day in which a referee is called, with the hour of Nairobi at which each ends. */
export const dayParts = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];
/** Their words on the team's screens: 'on 23 Nov 2026 in the evening'. */
export const dayPartLabels: Readonly<Record<DayPart, string>> = {
  morning: 'in the morning',
  afternoon: 'in the afternoon',
  evening: 'in the evening',
};
const endsAtHour: Readonly<Record<DayPart, number>> = {
  morning: 12,
  afternoon: 17,
  // Nobody is called at night.
  evening: QUIET_HOURS.from,
};

const endOf = (part: DayPart, day: Date): number =>
  startOfDay(day).getTime() + endsAtHour[part] * HOUR_MILLISECONDS;

/** The part of the day of a moment. A call later than the evening counts for it. */
const partOf = (moment: Date): DayPart =>
  dayParts.find((part) => moment.getTime() < endOf(part, moment)) ?? 'evening';

/** The days on which a referee must be tried before the team may say that the referee could not be reached. */
export const TRIES_ON_DAYS = 3;

/** Whether nobody answered on a day of Nairobi, so that another call on that day does not count. */
export const isTriedOn = (day: Date, tries: readonly Date[]): boolean =>
  tries.some((tried) => nairobiDay(tried) === nairobiDay(day));

/** Whether the team has tried often enough: without an answer on three different days. */
export const isOftenTried = (tries: readonly Date[]): boolean =>
  new Set(tries.map((tried) => nairobiDay(tried))).size >= TRIES_ON_DAYS;

/** The working day after a try on which the next one counts. */
export const dayAfterTry = (tried: Date): Date => startOfDay(addBusinessDays(tried, 1));

export interface ProposedTry {
  /** Midnight in Nairobi at its start. */
  readonly day: Date;
  readonly part: DayPart;
}

/**
 * When to call again a referee who did not answer: on the next working day, at another time of day than before. Null before
 * the first try, and when the team has tried often enough.
 */
export function proposedTry(tries: readonly Date[], now: Date): ProposedTry | null {
  const last = tries.toSorted((one, other) => one.getTime() - other.getTime()).at(-1);
  if (last === undefined || isOftenTried(tries)) return null;
  const tried = new Set(tries.map((each) => partOf(each)));
  // Several tries of one day may have used every part.
  const untried = dayParts.filter((part) => !tried.has(part));
  const parts = untried.length === 0 ? dayParts : untried;
  let day = new Date(
    Math.max(dayAfterTry(last).getTime(), dayAfterTry(new Date(now.getTime() - DAY_MILLISECONDS)).getTime()),
  );
  for (;;) {
    const part = parts.find((each) => endOf(each, day) > now.getTime());
    if (part !== undefined) return { day, part };
    day = dayAfterTry(day);
  }
}
