import type { WireConsent } from '@repo/api-client/queries/worker-app';
import { REFUSAL_RESTS_DAYS } from '@repo/domain/permission-to-ask';
import type { Language } from '../../language/languages.ts';

interface WithdrawalWords {
  /** Checks run under the consents that go. */
  readonly stop: string;
  /** No check runs. */
  readonly start: string;
  readonly contact: string;
  /** The employer may ask again after some days. */
  readonly rest: string;
  /** The employer may ask nothing as it is, after her third NO. */
  readonly forGood: string;
}

/** What leaves the results that an employer keeps. */
const gone: Readonly<Record<Language, string>> = {
  en: 'your score, ID number, place, years of experience, reviews and the numbers of your references',
  sw: 'alama yako, nambari ya kitambulisho, mahali unapoishi, miaka ya uzoefu, maoni na nambari za warejelewa wako',
};

/** A listed worker's profile stays open to this employer, as to everybody (decisions 5). */
const profile: Readonly<Record<Language, string>> = {
  en: 'Your profile is separate: while “Employers can find me” is on in Settings, this employer sees it too.',
  sw: 'Wasifu wako ni tofauti: “Waajiri wanaweza kunipata” ikiwa imewashwa kwenye Mipangilio, mwajiri huyu pia huuona.',
};

/** They are no part of the catalogues, because the question of a withdrawal alone needs them. */
const words: Readonly<Record<Language, WithdrawalWords>> = {
  en: {
    stop: `The checks that run for this employer stop, and the employer gets back the price of those without a result. Results that are ready stay with the employer, in a report without ${gone.en}. ${profile.en}`,
    start: `This employer can start no check with this consent any more. If the employer has results, they stay, in a report without ${gone.en}. ${profile.en}`,
    contact: 'This employer no longer sees your phone number here.',
    rest: `For ${REFUSAL_RESTS_DAYS} days this employer can ask you nothing, unless you allow it.`,
    forGood: 'This employer can ask you nothing any more, unless you allow it.',
  },
  sw: {
    stop: `Ukaguzi unaoendelea kwa mwajiri huyu unasimama, na anarudishiwa bei ya ule usio na matokeo. Matokeo yaliyo tayari yanabaki kwake, katika ripoti isiyo na ${gone.sw}. ${profile.sw}`,
    start: `Mwajiri huyu hawezi tena kuanza ukaguzi kwa idhini hii. Kama ana matokeo, yanabaki kwake, katika ripoti isiyo na ${gone.sw}. ${profile.sw}`,
    contact: 'Mwajiri huyu haoni tena nambari yako ya simu hapa.',
    rest: `Kwa siku ${REFUSAL_RESTS_DAYS} mwajiri huyu hawezi kukuuliza lolote, isipokuwa ukimruhusu.`,
    forGood: 'Mwajiri huyu hawezi kukuuliza lolote tena, isipokuwa ukimruhusu.',
  },
};

/** What comes of the withdrawal of a consent (decisions 6). */
export function withdrawalWords(
  language: Language,
  { kind, stops_checks: stops, refusal }: WireConsent,
): string {
  const { stop, start, contact, rest, forGood } = words[language];
  const first = kind === 'contact_request' ? contact : stops > 0 ? stop : start;
  // A withdrawal counts as a NO, but not towards the third: it does not shorten a refusal for good.
  return `${first} ${refusal === null || refusal === 'resting' ? rest : forGood}`;
}
