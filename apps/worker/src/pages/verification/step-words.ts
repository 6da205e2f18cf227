import { formatKes } from '@repo/domain/money';
import { POLICE_CERTIFICATE_PRICE_CENTS, POLICE_CERTIFICATE_WEEKS } from '@repo/domain/police-clearance';
import { trustPoints } from '@repo/domain/trust-score';
import type { Language } from '../../language/languages.ts';

interface StepWords {
  /** How many of the steps are done. */
  readonly done: (done: number, of: number) => string;
  /** The button of the police clearance, and what a new one costs the worker. */
  readonly uploadClearance: string;
  readonly clearance: string;
  /** While a check waits for a step of hers, and then in place of the words of the police clearance. */
  readonly waited: string;
  readonly clearanceWaited: string;
  /** While no check runs, of references that are named. */
  readonly callsLater: string;
  /** While a check waits for her health certificate, which is none of the steps. */
  readonly healthWaits: string;
  /** Beside an approval that waits, once all that every check needs is done. */
  readonly approval: string;
}

const price = formatKes(POLICE_CERTIFICATE_PRICE_CENTS);
const { minimum, maximum } = POLICE_CERTIFICATE_WEEKS;

const costs = {
  en: `A clear one adds ${trustPoints.police_clearance} points. A new one costs ${price} on eCitizen and takes ${minimum} to ${maximum} weeks.`,
  sw: `Kisicho na kosa huongeza alama ${trustPoints.police_clearance}. Kipya hugharimu ${price} kwenye eCitizen, na huchukua wiki ${minimum} hadi ${maximum}.`,
} as const satisfies Readonly<Record<Language, string>>;

/** They are no part of the catalogues, because the verification alone needs them. */
export const stepWords: Readonly<Record<Language, StepWords>> = {
  en: {
    done: (done, of) => (done === of ? 'All steps are done' : `${String(done)} of ${String(of)} steps done`),
    uploadClearance: 'Upload police clearance',
    clearance: `Optional: not every check needs it. ${costs.en}`,
    waited: 'A check that you agreed to waits for this step.',
    clearanceWaited: `The other checks go on. ${costs.en}`,
    callsLater: 'No check runs now: we call them when one does.',
    healthWaits: 'A check that you agreed to also waits for your health certificate.',
    approval: 'Our team gives it at the end of a check, also without a police clearance.',
  },
  sw: {
    done: (done, of) =>
      done === of ? 'Umekamilisha zote' : `Umekamilisha ${String(done)} kati ya ${String(of)}`,
    uploadClearance: 'Pakia Cheti cha Tabia Njema',
    clearance: `Si lazima: si kila ukaguzi unakihitaji. ${costs.sw}`,
    waited: 'Ukaguzi ulioukubali unasubiri hatua hii.',
    clearanceWaited: `Ukaguzi mwingine unaendelea. ${costs.sw}`,
    callsLater: 'Kwa sasa hakuna ukaguzi: tutawapigia ukianza.',
    healthWaits: 'Ukaguzi ulioukubali unasubiri pia cheti chako cha afya.',
    approval: 'Timu yetu huutoa mwishoni mwa ukaguzi, hata bila Cheti cha Tabia Njema.',
  },
};
