import { REQUEST_EXPIRES_AFTER_HOURS } from '@repo/domain/consent-request';
import { brand } from '@repo/domain/brand';
import { keptDays } from '@repo/domain/kept-days';
import { formatKes } from '@repo/domain/money';
import { POLICE_CERTIFICATE_PRICE_CENTS, POLICE_CERTIFICATE_WEEKS } from '@repo/domain/police-clearance';
import { trustComponentLabels } from '@repo/domain/trust-score';
import { listed, sold } from './prices.ts';

const weeks = `${POLICE_CERTIFICATE_WEEKS.minimum} to ${POLICE_CERTIFICATE_WEEKS.maximum} weeks`;
const certificate = formatKes(POLICE_CERTIFICATE_PRICE_CENTS);

export const english = {
  head: {
    title: `${brand.name} — know whom you let into your home`,
    description:
      'Background checks of household workers in Kenya, with their consent: identity, references, criminal record, misconduct registry and a trust score.',
  },
  hero: {
    kicker: 'Background checks for household workers in Kenya',
    title: 'Know whom you let into your home',
    lead: (hours: string) =>
      `${brand.name} checks who a nanny, cook or driver really is, with her consent. You get an honest report in as little as ${hours} hours.`,
    getStarted: 'Get Started',
    seeHow: 'See how it works',
    signIn: 'Sign in',
    forWorker: 'I am a worker',
  },
  assurances: {
    label: 'What you can rely on',
    consent: { title: 'Only if she says yes', text: 'She agrees by SMS before anything is checked.' },
    time: {
      title: (hours: string) => `A report in ${hours} hours`,
      text: 'Usually, counted from her yes. Every check shows its expected day.',
    },
    payment: { title: 'M-PESA or card', text: 'You see the price before you pay.' },
    refund: { title: 'Money back if she says no', text: 'In full, without your asking for it.' },
    families: { title: (count: string) => `${count}+ families`, text: 'have checked with us.' },
    reviews: { title: (count: string) => `${count}+ reviews`, text: 'by households that know the worker.' },
  },
  howItWorks: {
    title: 'How it works',
    lead: 'Four steps. You start it from your phone, and follow every one of them there.',
    steps: {
      submit: {
        title: 'Submit a request',
        text: 'Find a worker or invite her by SMS, and choose how much should be checked.',
      },
      consent: {
        title: 'The worker consents',
        text: 'She gets an SMS and answers YES or NO. Without her yes, nothing is checked.',
      },
      verify: {
        title: 'Our team verifies',
        text: 'Identity, references, criminal record and more. A person answers for every decision.',
      },
      report: {
        title: 'You read the report',
        text: (hours: string) =>
          `Usually within ${hours} hours: every finding with its source, and a trust score that shows how it is made up.`,
      },
    },
  },
  checked: {
    title: 'What is checked',
    lead: 'Complete checks, from her National ID to what other households say. How many of them depends on the package.',
    identity: {
      title: 'Identity by National ID',
      text: 'Her National ID and a selfie, compared by an identity provider.',
    },
    criminal: {
      title: 'Criminal record',
      text: 'Her own police clearance (Certificate of Good Conduct), looked at by our team.',
    },
    references: { title: 'Reference checks', text: 'People who know her work, called by our team.' },
    address: {
      title: 'Address',
      text: 'Where she lives, in her own words. What is not proven is not called proven.',
    },
    employment: { title: 'Employment history', text: 'Where she worked, as what and for how long.' },
    reviews: {
      title: 'Community reviews',
      text: 'Only by households that paid for a check of her, or whose invitation she accepted. Our team reads each first.',
    },
    misconduct: {
      title: 'Misconduct registry',
      text: 'An incident counts only once our team has confirmed it, after asking for her side.',
    },
    score: {
      title: 'Trust score',
      text: 'From 0 to 100. You see which check earned which points.',
    },
    honesty: {
      title: 'What we do not promise',
      items: [
        `If she has no police clearance (Certificate of Good Conduct) yet, it costs ${certificate} on eCitizen and takes ${weeks}. We neither sell nor rush one.`,
        'What could not be confirmed reads “Unable to verify”. Nothing is made up to fill a gap.',
        'A report says what was found when it was made. It cannot promise how somebody will act tomorrow.',
      ],
    },
  },
  sample: {
    title: 'What a report looks like',
    lead: 'What is good is said, and so is what is missing or still open.',
    points: [
      'Each result in one word, with the note of whoever decided it',
      'Open checks say who acts next',
      'A trust score that you can add up yourself',
      'A PDF with a code, so that others can see that it is genuine',
    ],
    link: 'See a whole report in the demonstration',
    checkLink: 'Check the code of a report',
    name: 'Zawadi N.',
    role: 'Nanny · Nakuru',
    trustScore: 'Trust score',
    /** Counts the checks of the sample. */
    decided: (decided: number, of: number) => `${decided} of ${of} checks decided`,
    checksLabel: 'Checks of the sample report',
    checks: {
      identity: { title: 'Identity', source: 'Source: identity provider', note: '' },
      references: {
        title: 'References',
        source: 'Source: referees',
        note: 'Two former employers were reached. Both would take her on again.',
      },
      criminal_record: {
        title: 'Criminal record',
        source: '',
        note: 'Waiting for the worker’s police clearance. She applied for it on eCitizen.',
      },
      social_media: { title: 'Social media', source: 'Source: our team', note: '' },
      health: { title: 'Health', source: 'Source: worker’s documents', note: '' },
      work_history: {
        title: 'Work history',
        source: 'Source: our team',
        note: 'One of her three employers could not be reached.',
      },
      misconduct_registry: { title: 'Misconduct registry', source: 'Source: misconduct registry', note: '' },
      final_review: { title: 'Final review', source: '', note: 'Waiting for the other checks.' },
    },
    reviews: (count: number) => `${count} reviews`,
    scoreExplained: 'How the score is made up',
    pointsOf: (points: number, of: number) => `${points} of ${of}`,
    components: trustComponentLabels,
  },
  pricing: {
    title: 'Pricing',
    lead: 'You pay once for each check. No subscription, nothing to cancel.',
    mostPopular: 'Most popular',
    report: (delivery: string) => `Report: ${delivery}`,
    contents: (name: string) => `What ${name} holds`,
    choose: 'Get Started',
    listed: listed.map(({ delivery, contents }) => ({ delivery, contents })),
    sold: sold.map(({ delivery, contents }) => ({ delivery, contents })),
    notes: [
      'Pay by M-PESA or card. Before you pay you see the package once more, with its name, contents, time and price. They can differ from this list: what you confirm there is what you get and pay.',
      'If the worker does not agree, you get the whole amount back. If she takes her consent back before the report is complete, you get your money back for each step that has no result yet.',
    ],
  },
  forWorkers: {
    title: 'For workers',
    lead: 'Your good name is your own. Here you prove it once, and you decide who sees it.',
    points: [
      'It is free for you; only eCitizen charges for the Certificate of Good Conduct',
      'Nobody checks you without your yes, by SMS or in the app',
      'You see every finding about you, and can dispute what is wrong',
      'Your number goes only to whom you allow it, and you can take that back',
      'In Kiswahili or English. STOP ends all messages',
    ],
    button: 'Create your profile',
  },
  questions: {
    title: 'Questions and answers',
    lead: 'What you should know before you pay.',
    howLong: {
      question: 'How long does it take?',
      answer: (hours: string) =>
        `A report usually takes ${hours} hours once the worker has agreed. Each check shows its own expected day. What depends on others takes longer: a police clearance that she still has to apply for takes ${weeks}. You read everything else meanwhile.`,
    },
    others: [
      {
        question: 'What if she says no?',
        answer: `Then nothing is checked. If you have paid already, the whole amount goes back to you by itself, and you are told by SMS. The same happens when she does not answer within ${REQUEST_EXPIRES_AFTER_HOURS} hours.`,
      },
      {
        question: 'How does she consent?',
        answer:
          'She gets an SMS that says who asks and for what, and answers YES or NO; NDIYO and HAPANA work, too. She can also answer in her app. What she agreed to is written down, and she can take it back at any time: open checks then stop, and their share of the price goes back to you.',
      },
      {
        question: 'How do you check the criminal record?',
        answer: `On her own police clearance (Certificate of Good Conduct): its number, its date, and whether it stands in her own eCitizen account. If she has none yet, it costs ${certificate} there. Until she has it the report says that it waits for it, never that all is well.`,
      },
      {
        question: 'Who sees the report?',
        answer:
          'You, our verification team, and she herself: she reads every finding about her. Whoever is shown a report can look up its code, and learns whether it is genuine, its date and package, her first name and an initial, and never the findings.',
      },
      {
        question: 'Can she dispute what is found?',
        answer:
          'Yes. Two people of our team decide a finding, and she has five days to answer it before it is in a report. What she disputes is marked as disputed for everybody who reads it, until a person of our team has decided. Where she is right, it is corrected.',
      },
      {
        question: 'Do I get her phone number?',
        answer:
          'When she agrees. You ask through us and she answers YES or NO; until then her number is masked. She can take it back later.',
      },
      {
        question: 'How do I pay?',
        answer:
          'By M-PESA or card, on the page of our payment provider. You see the price before you pay, nobody pays twice for the same check, and the receipt says who paid what, when and how.',
      },
      {
        question: 'In which languages is it?',
        answer:
          'This site, and the app and messages that a worker gets, are in English and Kiswahili. The app in which a household orders a check and reads the report is in English.',
      },
      {
        question: 'What happens to personal data?',
        answer: `It is kept only as long as it is needed. Photos of a face and an ID card are deleted once the identity is decided, after ${keptDays.identityPhotos} days at the latest; documents ${keptDays.judgedDocuments} days after our team read them, or you took them back, at the latest. Kenya's Data Protection Act, 2019, gives both of you rights, and our privacy page lists what we keep, why and for how long.`,
      },
    ],
    privacy: 'Read the privacy page',
  },
  about: {
    title: 'About us',
    lead: `Whom you let into your home is a matter of trust. ${brand.name} gives both sides facts to build it on.`,
    values: {
      consent: {
        title: 'Her consent comes first',
        text: 'A check that the worker does not want is not made, whoever pays for it.',
      },
      honesty: {
        title: 'Nothing is made up',
        text: 'Every finding has a source, a date and somebody who decided it.',
      },
      fairness: {
        title: 'Both sides are heard',
        text: 'She reads every result about her and can dispute it. No incident counts before she was asked about it.',
      },
    },
  },
  start: {
    title: 'Start with one check',
    lead: 'Sign up with your phone number. You pay only when you have chosen a check.',
  },
} as const;
