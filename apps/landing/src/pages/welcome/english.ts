import { brand } from '@repo/domain/brand';
import { deliveryTexts } from '@repo/domain/delivery-texts';

export const english = {
  head: {
    title: `Protect Your Family — ${brand.name}`,
    description: `What ${brand.name} checks before you hire a household worker in Kenya, how long it takes, and how to reach us.`,
  },
  title: 'Protect Your Family',
  lead: 'Know who looks after your children and your home before the first day, with her consent.',
  checks: {
    label: 'What is checked',
    items: {
      identity: 'Identity Verification',
      criminal: 'Criminal Background Checks',
      references: 'Reference Verification',
      social: 'Social Media Check',
      misconduct: 'Misconduct Registry Check',
    },
    time: `Checks take ${deliveryTexts.welcome}`,
    hours: (hours: string) => `Checks take ${hours} hours`,
  },
  getStarted: 'Get Started',
  haveAccount: 'I have an account',
  about: {
    title: 'About',
    text: `${brand.name} checks the background of household workers in Kenya for the households that want to hire them. The worker agrees first, reads every result about her, and can dispute it. We report what was found, what was not, and what could not be verified.`,
    link: 'How it works',
  },
  contact: { title: 'Contact' },
  help: {
    title: 'Help',
    questions: [
      {
        term: 'No code by SMS?',
        value:
          'Check the number, wait a minute, and ask for another one. The newest code is the one that counts.',
      },
      {
        term: 'You got an SMS that asks you to agree to a check?',
        value:
          'A household that thinks of hiring you sent it through us. Answer YES or NO with the number in it. Nothing is checked without your yes, and it is free for you.',
      },
      {
        term: 'You want no more SMS?',
        value: 'Answer STOP. It also takes back everything that you agreed to.',
      },
      {
        term: 'Something in a report about you is wrong?',
        value: 'Sign in, open “Results about you” and dispute it there.',
      },
      {
        term: 'You paid and the worker said no?',
        value: 'You get the whole amount back. You need not ask for it.',
      },
    ],
  },
  careers: 'Careers: no open positions at the moment.',
  blog: 'Blog: nothing published yet.',
  legal: { title: 'Privacy and terms', privacy: 'Privacy', terms: 'Terms of service' },
} as const;
