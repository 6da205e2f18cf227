import { brand } from '@repo/domain/brand';
import { deliveryTexts } from '@repo/domain/delivery-texts';

export const english = {
  head: {
    title: `Protect Your Family — ${brand.name}`,
    description: `What ${brand.name} checks before you hire a household worker in Kenya, how long it takes, and how to reach us.`,
  },
  kicker: 'Background checks for household workers in Kenya',
  title: 'Protect Your Family',
  lead: 'Know who looks after your children and your home before the first day, with her consent.',
  gets: [
    'A report: every finding with its source',
    'A trust score that shows how it is made up',
    'All your money back if she says no',
  ],
  checks: {
    label: 'What is checked',
    items: {
      identity: { title: 'Identity Verification', text: 'Her National ID and her selfie' },
      criminal: { title: 'Criminal Background Checks', text: 'Her own police clearance' },
      references: { title: 'Reference Verification', text: 'A call to those she worked for' },
      social: { title: 'Social Media Check', text: 'What is public under her name' },
      misconduct: { title: 'Misconduct Registry Check', text: 'Incidents that we confirmed' },
    },
    time: `Checks take ${deliveryTexts.welcome}`,
    day: 'Every check then shows its own expected day.',
    hours: (hours: string) => `Checks take ${hours} hours`,
  },
  getStarted: 'Get Started',
  haveAccount: 'I have an account',
  howItWorks: 'How it works',
  about: {
    title: 'About',
    text: `${brand.name} checks the background of household workers in Kenya for the households that want to hire them. The worker agrees first, reads every result about her, and can dispute it. We report what was found, what was not, and what could not be verified.`,
  },
  contact: { title: 'Contact' },
  help: {
    title: 'Help',
    lead: 'Answers for households, and for workers who got an SMS from us.',
    questions: [
      {
        question: 'No code by SMS?',
        answer:
          'Check the number, wait a minute, and ask for another one. The newest code is the one that counts.',
      },
      {
        question: 'You got an SMS that asks you to agree to a check?',
        answer:
          'A household that thinks of hiring you sent it through us. Answer YES or NO with the number in it. Nothing is checked without your yes, and it is free for you.',
      },
      {
        question: 'You want no more SMS?',
        answer: 'Answer STOP. It also takes back everything that you agreed to.',
      },
      {
        question: 'Something in a report about you is wrong?',
        answer: 'Sign in, open “Results about you” and dispute it there.',
      },
      {
        question: 'You paid and the worker said no?',
        answer: 'You get the whole amount back. You need not ask for it.',
      },
    ],
    none: {
      question: 'Careers and blog',
      careers: 'Careers: no open positions at the moment.',
      blog: 'Blog: nothing published yet.',
    },
  },
} as const;
