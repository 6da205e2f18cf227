import type { Language } from '../../language/languages.ts';

type Words = Readonly<Record<'name' | 'phone' | 'email' | 'birth' | 'chooseDay' | 'id', string>>;

/** The newer hints of this step. They are no part of the catalogues, because it alone needs them. */
export const basicStepWords: Readonly<Record<Language, Words>> = {
  en: {
    name: 'As on your ID card',
    phone: 'You sign in with it, so it is fixed here.',
    email: 'If you have one',
    birth: 'You must be 18 or older. Employers see your age group alone.',
    chooseDay: 'Choose the day',
    id: 'To check your identity. Employers see the last 3 digits; only a verified report shows all.',
  },
  sw: {
    name: 'Kama kwenye kitambulisho chako',
    phone: 'Unaingia kwa nambari hii, haibadiliki hapa.',
    email: 'Kama unayo',
    birth: 'Lazima uwe na miaka 18 au zaidi. Mwajiri huona rika lako tu.',
    chooseDay: 'Chagua siku',
    id: 'Kukagua utambulisho. Mwajiri huona tarakimu 3 za mwisho; ripoti iliyothibitishwa pekee, zote.',
  },
};
