import type { Language } from '../../language/languages.ts';

interface AlertWords {
  /** What opens the alerts of a thread that are not among the newest. */
  readonly earlier: (count: number) => string;
}

/** They are no part of the catalogues, because the alerts alone need them. */
export const alertWords: Readonly<Record<Language, AlertWords>> = {
  en: { earlier: (count) => `Earlier alerts (${count})` },
  sw: { earlier: (count) => `Arifa za awali (${count})` },
};
