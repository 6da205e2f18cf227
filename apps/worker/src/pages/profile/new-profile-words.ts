import type { RequiredWorkerField } from '@repo/domain/worker-profile-form';
import type { Language } from '../../language/languages.ts';

interface NewProfileWords {
  readonly title: (count: number) => string;
  /** What the filled-in profile is for. */
  readonly why: string;
  readonly fields: Readonly<Record<RequiredWorkerField, string>>;
}

/** They are no part of the catalogues, because an unfinished profile alone needs them. */
export const newProfileWords: Readonly<Record<Language, NewProfileWords>> = {
  en: {
    title: (count) => (count === 1 ? 'Fill in 1 thing' : `Fill in ${String(count)} things`),
    why: 'Then we can check your ID, and employers can find you.',
    fields: {
      name: 'Your full name',
      phone: 'Your phone number',
      location: 'Your town or area',
      date_of_birth: 'Your date of birth',
      national_id: 'Your National ID number',
    },
  },
  sw: {
    title: (count) => (count === 1 ? 'Jaza jambo 1' : `Jaza mambo ${String(count)}`),
    why: 'Kisha tunaweza kukagua kitambulisho chako, na waajiri wanaweza kukupata.',
    fields: {
      name: 'Jina lako kamili',
      phone: 'Nambari yako ya simu',
      location: 'Mji au mtaa unapoishi',
      date_of_birth: 'Tarehe yako ya kuzaliwa',
      national_id: 'Nambari ya kitambulisho chako',
    },
  },
};
