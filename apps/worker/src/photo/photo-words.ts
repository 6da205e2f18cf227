import type { Language } from '../language/languages.ts';

interface PhotoWords {
  readonly show: string;
  readonly seen: string;
}

/** Who sees her photo. They are no part of the catalogues, because the photo's field and the settings alone need them. */
export const photoWords: Readonly<Record<Language, PhotoWords>> = {
  en: {
    show: 'Show my photo',
    seen: 'Employers see it beside your name, and so does everybody who has your public link.',
  },
  sw: {
    show: 'Onyesha picha yangu',
    seen: 'Waajiri huiona kando ya jina lako, na pia kila mtu aliye na kiungo chako cha umma.',
  },
};
