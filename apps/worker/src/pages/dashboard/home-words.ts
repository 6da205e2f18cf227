import type { DocumentKind } from '@repo/domain/document';
import type { VerificationStep } from '@repo/domain/worker-verification-steps';
import type { Language } from '../../language/languages.ts';

interface HomeWords {
  /** Introduces what the home says of a verification that has not begun, or of a check while none runs. */
  readonly afterwards: string;
  readonly duringCheck: string;
  /** While nothing about her is looked at. */
  readonly noneRuns: string;
  /** The employers who have no report yet, at least one. */
  readonly agreed: (employers: readonly string[]) => string;
  /** Behind it, before the check begins. */
  readonly notStarted: string;
  /** Which of her steps the card on top asks for. */
  readonly step: (step: number, of: number) => string;
  /** Each step as what is to do. */
  readonly acts: Readonly<Record<VerificationStep, string>>;
  /** The next of them, as a link. */
  readonly next: (act: string) => string;
  /** Beside a step that not every check needs. */
  readonly optional: string;
  /** Why the profile comes before the identity. */
  readonly profileWhy: string;
  /** Below the words of a success: what is complete, and that it is one of her steps. */
  readonly identityVerified: string;
  readonly done: (done: number, of: number) => string;
  /** Leads to each step, with what is done and who is waited for. */
  readonly seeSteps: string;
  /** After a profile that was saved without its photo. */
  readonly photoFailed: { readonly text: string; readonly again: string };
  /** The papers that a check waits for, and that nothing else does. */
  readonly waitsFor: (papers: readonly DocumentKind[]) => string;
  /** In place of the way to a police clearance, once she has sent one. */
  readonly clearanceSent: string;
  /** The button that leads to who can be named. */
  readonly nameThem: string;
  /** The same while one more is enough. */
  readonly oneMore: { readonly title: string; readonly action: string };
  /** What adds the first points to a score, each with its points. */
  readonly raises: string;
  readonly points: (count: number) => string;
  readonly parts: Readonly<Record<FirstPart, string>>;
}

/** The parts of a score that a worker can begin on her first day. */
export const firstParts = ['identity', 'references', 'police_clearance'] as const;
type FirstPart = (typeof firstParts)[number];

const englishPapers: Readonly<Record<DocumentKind, string>> = {
  nationalId: 'your National ID',
  policeClearance: 'your police clearance (Certificate of Good Conduct)',
  certificates: 'your health certificate',
};
const kiswahiliPapers: Readonly<Record<DocumentKind, string>> = {
  nationalId: 'kitambulisho chako cha taifa',
  policeClearance: 'Cheti chako cha Tabia Njema (Good Conduct)',
  certificates: 'cheti chako cha afya',
};

const NAMED = 2;

/** `A, B and 2 more`: the first two by name. */
const inOneList = (names: readonly string[], and: string, others: (count: string) => string): string => {
  const more = names.length - NAMED;
  if (more > 0) return `${names.slice(0, NAMED).join(', ')} ${and} ${others(String(more))}`;
  return names.join(` ${and} `);
};

/** They are no part of the catalogues, because the home alone needs them. */
export const homeWords: Readonly<Record<Language, HomeWords>> = {
  en: {
    afterwards: 'After you send your selfie and ID:',
    duringCheck: 'While a check runs:',
    noneRuns: 'Nothing about you is being checked now.',
    agreed: (employers) =>
      `You agreed to ${employers.length === 1 ? 'a check' : 'checks'} by ${inOneList(employers, 'and', (count) => `${count} more`)}.`,
    notStarted: 'It has not started yet.',
    step: (step, of) => `Step ${String(step)} of ${String(of)}.`,
    acts: {
      profile_created: 'Fill in your profile',
      id_uploaded: 'Send your selfie and ID',
      police_clearance: 'Upload police clearance',
      references: 'Name two references',
      final_approval: 'Our team approves',
    },
    next: (act) => `Next: ${act}`,
    optional: 'Optional',
    profileWhy: 'We compare your ID with your profile. It is free for you.',
    identityVerified: 'Your identity check is complete.',
    done: (done, of) => `It is one of your ${String(of)} steps: ${String(done)} are done.`,
    seeSteps: 'See each step',
    photoFailed: { text: 'Your photo could not be uploaded.', again: 'Add it again' },
    waitsFor: (papers) =>
      `It waits for ${papers.map((paper) => englishPapers[paper]).join(' and ')}. The other checks go on.`,
    clearanceSent: 'Police clearance sent. Our team looks at it.',
    nameThem: 'Name references',
    oneMore: { title: 'Name one more person you worked for', action: 'Name one more' },
    raises: 'What raises the score',
    points: (count) => `+${String(count)} points`,
    parts: {
      identity: 'Verified identity',
      references: 'Two verified references',
      police_clearance: 'Clear police clearance',
    },
  },
  sw: {
    afterwards: 'Ukishatuma selfie na kitambulisho:',
    duringCheck: 'Ukaguzi ukiendelea:',
    noneRuns: 'Kwa sasa hakuna kinachokaguliwa kukuhusu.',
    agreed: (employers) =>
      `Ulikubali ukaguzi wa ${inOneList(employers, 'na', (count) => `wengine ${count}`)}.`,
    notStarted: 'Bado haujaanza.',
    step: (step, of) => `Hatua ya ${String(step)} kati ya ${String(of)}.`,
    acts: {
      profile_created: 'Jaza wasifu wako',
      id_uploaded: 'Tuma selfie na kitambulisho',
      police_clearance: 'Pakia Cheti cha Tabia Njema',
      references: 'Taja warejelewa wawili',
      final_approval: 'Timu yetu inaidhinisha',
    },
    next: (act) => `Kinachofuata: ${act}`,
    optional: 'Si lazima',
    profileWhy: 'Tunalinganisha kitambulisho chako na wasifu wako. Ni bure kwako.',
    identityVerified: 'Ukaguzi wa utambulisho wako umekamilika.',
    seeSteps: 'Ona kila hatua',
    done: (done, of) => `Ni hatua moja: umekamilisha ${String(done)} kati ya ${String(of)}.`,
    photoFailed: { text: 'Picha yako haikupakiwa.', again: 'Iweke tena' },
    waitsFor: (papers) =>
      `Unasubiri ${papers.map((paper) => kiswahiliPapers[paper]).join(' na ')}. Ukaguzi mwingine unaendelea.`,
    clearanceSent: 'Cheti cha Tabia Njema kimetumwa. Timu yetu inakikagua.',
    nameThem: 'Taja warejelewa',
    oneMore: { title: 'Taja mtu mmoja zaidi uliyemfanyia kazi', action: 'Taja mmoja zaidi' },
    raises: 'Kinachopandisha alama',
    points: (count) => `+ alama ${String(count)}`,
    parts: {
      identity: 'Utambulisho uliothibitishwa',
      references: 'Warejelewa wawili waliothibitishwa',
      police_clearance: 'Cheti cha Tabia Njema kilicho safi',
    },
  },
};
