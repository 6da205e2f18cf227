import { brand } from '@repo/domain/brand';

export const english = {
  head: {
    title: `${brand.name} — know whom you let into your home`,
    description:
      'Background checks of household workers in Kenya, with their consent: identity, references, police clearance and more.',
  },
  title: 'Know whom you let into your home',
  lead: `${brand.name} checks the background of nannies, cooks, drivers and house managers in Kenya, with their consent, and tells you honestly what was found and what was not.`,
  getStarted: 'Get Started',
  forWorker: 'I am a worker',
  howItWorks: {
    title: 'How it works',
    steps: [
      {
        title: 'Submit a request',
        text: 'Find a worker or invite her by SMS, and choose how much should be checked.',
      },
      {
        title: 'The worker consents',
        text: 'She gets an SMS and answers YES or NO. Without her yes, nothing is checked.',
      },
      {
        title: 'Our team verifies',
        text: 'Identity, references, police clearance and more, each by a person who signs for it.',
      },
      {
        title: 'You read the report',
        text: 'Every finding with its source, and a trust score that shows how it is made up.',
      },
    ],
  },
  forWorkers: {
    title: 'For workers',
    text: 'It is free for you. You decide who may check you and who gets your number, you see every finding about you, and you can dispute it.',
    link: 'Keep your own profile',
  },
} as const;
