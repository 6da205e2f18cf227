import type { Language } from '../../language/languages.ts';

interface StepWords {
  /** How many of the steps are done. */
  readonly done: (done: number, of: number) => string;
}

/** They are no part of the catalogues, because the verification alone needs them. */
export const stepWords: Readonly<Record<Language, StepWords>> = {
  en: {
    done: (done, of) => (done === of ? 'All steps are done' : `${String(done)} of ${String(of)} steps done`),
  },
  sw: {
    done: (done, of) =>
      done === of ? 'Umekamilisha zote' : `Umekamilisha ${String(done)} kati ya ${String(of)}`,
  },
};
