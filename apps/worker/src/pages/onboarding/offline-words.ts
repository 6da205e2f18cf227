import type { Language } from '../../language/languages.ts';

/** What happened to an act that no answer came to, what is kept, and what to do. */
type OfflineWords = Readonly<Record<'send' | 'code' | 'load' | 'create', string>>;

/** They are no part of the catalogues, because these steps alone need them. The words of the specification stand above them. */
export const offlineWords: Readonly<Record<Language, OfflineWords>> = {
  en: {
    send: 'There is no network, or it is too slow. We kept your number. Press Continue when the network is back.',
    code: 'There is no network, or it is too slow. Type the same code again when the network is back.',
    load: 'There is no network, or it is too slow. Your number is confirmed. You go on when the network is back.',
    create:
      'There is no network, or it is too slow. We kept what you typed. Press the button again when the network is back.',
  },
  sw: {
    send: 'Mtandao haupatikani au uko polepole. Tumehifadhi nambari yako. Bonyeza Endelea mtandao ukirudi.',
    code: 'Mtandao haupatikani au uko polepole. Andika code hiyo hiyo tena mtandao ukirudi.',
    load: 'Mtandao haupatikani au uko polepole. Nambari yako imethibitishwa. Utaendelea mtandao ukirudi.',
    create: 'Mtandao haupatikani au uko polepole. Tumehifadhi ulichoandika. Bonyeza tena mtandao ukirudi.',
  },
};
