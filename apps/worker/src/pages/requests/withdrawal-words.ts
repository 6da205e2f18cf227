import type { WireConsent } from '@repo/api-client/queries/worker-app';
import { REFUSAL_RESTS_DAYS } from '@repo/domain/permission-to-ask';
import type { Language } from '../../language/languages.ts';

interface WithdrawalWords {
  /** Checks run under the consents that go. */
  readonly stop: string;
  /** No check runs. */
  readonly start: string;
  readonly contact: string;
  /** What comes of every withdrawal. */
  readonly rest: string;
}

/** They are no part of the catalogues, because the question of a withdrawal alone needs them. */
const words: Readonly<Record<Language, WithdrawalWords>> = {
  en: {
    stop: 'The checks that run for this employer stop, and the employer gets back the price of those without a result. Results that are ready stay with the employer, but without your score, ID number, place and the numbers of your references.',
    start:
      'This employer can start no check with this consent any more. If the employer has results, they stay, but without your score, ID number, place and the numbers of your references.',
    contact: 'This employer no longer sees your phone number here.',
    rest: `For ${REFUSAL_RESTS_DAYS} days this employer can ask you nothing, unless you allow it.`,
  },
  sw: {
    stop: 'Ukaguzi unaoendelea kwa mwajiri huyu unasimama, na anarudishiwa bei ya ule usio na matokeo. Matokeo yaliyo tayari yanabaki kwake, lakini bila alama yako, nambari ya kitambulisho, mahali unapoishi na nambari za warejelewa wako.',
    start:
      'Mwajiri huyu hawezi tena kuanza ukaguzi kwa idhini hii. Kama ana matokeo, yanabaki kwake, lakini bila alama yako, nambari ya kitambulisho, mahali unapoishi na nambari za warejelewa wako.',
    contact: 'Mwajiri huyu haoni tena nambari yako ya simu hapa.',
    rest: `Kwa siku ${REFUSAL_RESTS_DAYS} mwajiri huyu hawezi kukuuliza lolote, isipokuwa ukimruhusu.`,
  },
};

/** What comes of the withdrawal of a consent (decisions 6). */
export function withdrawalWords(language: Language, { kind, stops_checks: stops }: WireConsent): string {
  const { stop, start, contact, rest } = words[language];
  const first = kind === 'contact_request' ? contact : stops > 0 ? stop : start;
  return `${first} ${rest}`;
}
