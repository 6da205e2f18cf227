import type { workerBadge } from '@repo/domain/worker-search';
import type { EmployerLine } from '../../employer-view/employer-lines.ts';
import type { Language } from '../../language/languages.ts';

interface EmployerViewWords {
  readonly title: string;
  readonly found: string;
  readonly hidden: string;
  readonly afterYes: string;
  /** What she has left empty, which is no fact about her. */
  readonly notGiven: string;
  /** What is not hers to fill in, or is not shown. */
  readonly nothing: string;
  readonly unchecked: string;
  /** The last age group: '55 and over'. */
  readonly andOver: string;
  /** By the badge that an employer reads. */
  readonly identity: Readonly<Record<ReturnType<typeof workerBadge>, string>>;
  readonly lines: Readonly<Record<EmployerLine, string>>;
}

/** They are no part of the catalogues, because this card alone needs them. */
export const employerViewWords: Readonly<Record<Language, EmployerViewWords>> = {
  en: {
    title: 'How employers see you',
    found:
      'Employers who do not know you see this when they find you. Phone numbers and links in your words are left out.',
    hidden: 'Employers who do not know you cannot find you now. An employer to whom you said yes sees this.',
    afterYes: 'After your yes, an employer sees your place as you wrote it.',
    notGiven: 'Not given',
    nothing: 'Nothing',
    unchecked: 'Not checked yet',
    andOver: 'and over',
    identity: {
      Verified: 'Verified',
      'Pending Verification': 'Pending verification',
      'Not Verified': 'Not verified',
    },
    lines: {
      name: 'Name',
      photo: 'Photo',
      work: 'Work',
      place: 'Town or area',
      years: 'Experience',
      age: 'Age group',
      languages: 'Languages',
      skills: 'Skills',
      education: 'Education',
      availability: 'Availability',
      about: 'About you',
      identity: 'Identity',
      score: 'Trust score',
      incidents: 'Upheld incidents',
      reviews: 'Reviews',
      phone: 'Phone number',
      idNumber: 'ID number',
      since: 'Here since',
      changed: 'You last changed your profile',
      badgeChanged: 'Badge last changed',
    },
  },
  sw: {
    title: 'Waajiri wanavyokuona',
    found: 'Waajiri wasiokujua huona haya wakikupata. Nambari za simu na viungo ulivyoandika havionyeshwi.',
    hidden: 'Waajiri wasiokujua hawawezi kukupata sasa. Mwajiri uliyemkubali huona haya.',
    afterYes: 'Ukimkubali mwajiri, huona unapoishi kama ulivyoandika.',
    notGiven: 'Haijajazwa',
    nothing: 'Hakuna',
    unchecked: 'Bado haijakaguliwa',
    andOver: 'na zaidi',
    identity: {
      Verified: 'Umethibitishwa',
      'Pending Verification': 'Unasubiri uthibitisho',
      'Not Verified': 'Haujathibitishwa',
    },
    lines: {
      name: 'Jina',
      photo: 'Picha',
      work: 'Kazi',
      place: 'Mji au mtaa',
      years: 'Uzoefu',
      age: 'Rika',
      languages: 'Lugha',
      skills: 'Ujuzi',
      education: 'Elimu',
      availability: 'Muda wa kazi',
      about: 'Kukuhusu',
      identity: 'Utambulisho',
      score: 'Alama ya uaminifu',
      incidents: 'Matukio yaliyothibitishwa',
      reviews: 'Maoni',
      phone: 'Nambari ya simu',
      idNumber: 'Nambari ya kitambulisho',
      since: 'Ulijiunga',
      changed: 'Ulibadilisha wasifu mwisho',
      badgeChanged: 'Beji ilibadilika mwisho',
    },
  },
};
