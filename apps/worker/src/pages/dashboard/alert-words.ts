import type { Language } from '../../language/languages.ts';

interface AlertWords {
  /** What opens the alerts of a thread that are not among the newest. */
  readonly earlier: (count: number) => string;
  /** Above the alerts that ask the worker for something, and above all others. */
  readonly waiting: string;
  readonly others: string;
}

/** They are no part of the catalogues, because the alerts alone need them. */
export const alertWords: Readonly<Record<Language, AlertWords>> = {
  en: {
    earlier: (count) => `Earlier alerts (${count})`,
    waiting: 'Waiting for you',
    others: 'Other alerts',
  },
  sw: {
    earlier: (count) => `Arifa za awali (${count})`,
    waiting: 'Yanakusubiri',
    others: 'Arifa nyingine',
  },
};
