import { employerLines, type EmployerLine } from '../../employer-view/employer-lines.ts';
import type { Language } from '../../language/languages.ts';

interface VisibilityWords {
  readonly seen: (list: string) => string;
  readonly lines: Readonly<Record<EmployerLine, string>>;
}

/** They are no part of the catalogues, because the settings alone need them. */
const words: Readonly<Record<Language, VisibilityWords>> = {
  en: {
    seen: (list) =>
      `Employers who do not know you see: ${list}. Your full phone number is shown only to an employer whose contact request you accept.`,
    lines: {
      name: 'your name',
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
      incidents: 'how many incidents were upheld',
      reviews: 'reviews',
      phone: 'a few digits of your phone number',
      idNumber: 'the last 3 digits of your ID number',
      since: 'since when you are here',
      changed: 'when your profile last changed',
      badgeChanged: 'when your badge last changed',
    },
  },
  sw: {
    seen: (list) =>
      `Waajiri wasiokujua huona: ${list}. Nambari yako kamili ya simu huonyeshwa tu kwa mwajiri ambaye umekubali ombi lake la mawasiliano.`,
    lines: {
      name: 'jina lako',
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
      incidents: 'idadi ya matukio yaliyothibitishwa',
      reviews: 'maoni',
      phone: 'tarakimu chache za simu yako',
      idNumber: 'tarakimu 3 za mwisho za kitambulisho chako',
      since: 'siku uliyojiunga',
      changed: 'wasifu wako ulibadilika lini mara ya mwisho',
      badgeChanged: 'beji yako ilibadilika lini mara ya mwisho',
    },
  },
};

/** What employers see of a worker whom they can find. */
export function seenWords(language: Language): string {
  const { seen, lines } = words[language];
  return seen(employerLines.map((line) => lines[line]).join(', '));
}
