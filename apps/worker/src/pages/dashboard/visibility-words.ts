import type { NotificationKind } from '@repo/domain/notification';
import { employerLines, type EmployerLine } from '../../employer-view/employer-lines.ts';
import type { Language } from '../../language/languages.ts';

interface VisibilityWords {
  /** What each switch of 'What we tell you' stops. The alerts themselves stay. */
  readonly stops: Readonly<Record<NotificationKind, string>>;
  readonly phone: string;
  readonly seen: string;
  readonly lines: Readonly<Record<EmployerLine, string>>;
}

/** They are no part of the catalogues, because the settings alone need them. */
const words: Readonly<Record<Language, VisibilityWords>> = {
  en: {
    stops: {
      contact_requests: 'When off: they wait in Alerts without a red dot. The SMS that asks you still comes.',
      new_reviews: 'When off: they wait in Alerts without a red dot.',
      verification_updates: 'When off: no SMS, and no red dot on Alerts, unless you have to act.',
    },
    phone: 'Your full phone number is shown only to an employer whose contact request you accept.',
    seen: 'What employers who can find you see',
    lines: {
      name: 'your name',
      photo: 'the photo that you show',
      work: 'your kind of work',
      place: 'your town or area',
      years: 'years of experience',
      age: 'your age group',
      languages: 'languages',
      skills: 'skills',
      education: 'education',
      availability: 'when you can work',
      about: 'what you write about yourself',
      identity: 'whether your identity is verified',
      score: 'your trust score and badge',
      incidents: 'upheld incidents',
      reviews: 'reviews',
      phone: 'a few digits of your phone number',
      idNumber: 'the last 3 digits of your ID number',
      since: 'the day you joined',
      changed: 'the day you last changed your profile',
      badgeChanged: 'the day your badge last changed',
    },
  },
  sw: {
    stops: {
      contact_requests: 'Ukizima: yanasubiri kwenye Arifa bila nukta nyekundu. SMS ya ombi bado huja.',
      new_reviews: 'Ukizima: yanasubiri kwenye Arifa bila nukta nyekundu.',
      verification_updates:
        'Ukizima: hakuna SMS wala nukta nyekundu kwenye Arifa, ila kukiwa na jambo la kufanya.',
    },
    phone: 'Nambari yako kamili ya simu huonyeshwa tu kwa mwajiri ambaye umekubali ombi lake la mawasiliano.',
    seen: 'Wanachoona waajiri wanaoweza kukupata',
    lines: {
      name: 'jina lako',
      photo: 'picha unayoonyesha',
      work: 'aina ya kazi yako',
      place: 'mji au mtaa unapoishi',
      years: 'miaka ya uzoefu',
      age: 'rika lako',
      languages: 'lugha',
      skills: 'ujuzi',
      education: 'elimu',
      availability: 'muda wa kazi',
      about: 'unachoandika kukuhusu',
      identity: 'kama utambulisho wako umethibitishwa',
      score: 'alama na beji yako ya uaminifu',
      incidents: 'matukio yaliyothibitishwa',
      reviews: 'maoni',
      phone: 'tarakimu chache za simu yako',
      idNumber: 'tarakimu 3 za mwisho za kitambulisho chako',
      since: 'siku uliyojiunga',
      changed: 'siku ulipobadilisha wasifu wako mwisho',
      badgeChanged: 'siku beji yako ilipobadilika mwisho',
    },
  },
};

/** What the switches do: the news that comes, what employers see of a worker whom they can find, and who sees her number. */
export function visibilityWords(language: Language) {
  const { stops, seen, phone, lines } = words[language];
  return { stops, phone, seen, lines: employerLines.map((line) => lines[line]) };
}
