import { brand } from '@repo/domain/brand';
import { RECENT_PROFILE_MONTHS, trustComponentLabels } from '@repo/domain/trust-score';
import { NOT_CHECKED_YET } from '@repo/domain/trust-reach';
import { SILVER_FROM } from '@repo/domain/trust-tier';

/** `name` is a first name. No text says 'he' or 'she', because the page does not know the gender. */
export const english = {
  head: {
    title: (who: string) => `${who} · ${brand.name} profile`,
    description: (tier: string, score: string) =>
      `Trust tier ${tier}, score ${score}. See what ${brand.name} checked, and what the score is made of.`,
    outOf: (score: string) => `${score} out of 100`,
    soFar: (score: string, upTo: string) => `${score} so far, up to ${upTo}`,
    unchecked: `${NOT_CHECKED_YET} on ${brand.name}. See what can be checked, and what a trust score is made of.`,
  },
  hidden: {
    title: 'There is no profile to see here',
    text: 'Either the worker does not show it, or the link was cut off or mistyped: ask the worker to send it again.',
    find: 'Sign up to find a worker',
    ways: {
      title: 'Where to go from here',
      code: 'Check the code of a report',
      own: 'Is this your profile? Open it and show it',
      home: `What ${brand.name} does`,
    },
  },
  /** A photo is no proof: the identity check compares another one. */
  photo: (name: string) => `${name} added this photo. We did not compare it with an ID.`,
  tiers: { Platinum: 'Platinum', Gold: 'Gold', Silver: 'Silver', Basic: 'Basic' },
  /** What is behind the score. The page knows the sum and the tier alone. */
  behind: {
    running: {
      title: 'Checks are running',
      text: (upTo: string) => `They can still raise the score to ${upTo}.`,
    },
    verified: {
      title: 'Identity verified',
      text: (score: string) =>
        `A selfie and the National ID were compared. In all, ${score} of 100 points are earned.`,
    },
    /** The same with and without a verified identity: a stranger is told the tier alone (decisions 5). */
    basic: {
      title: 'Identity: not shown in the Basic tier',
      text: `This page shows a verified identity from Silver on, with at least ${String(SILVER_FROM)} points. Below that it says neither yes nor no.`,
    },
    none: {
      title: NOT_CHECKED_YET,
      text: (name: string) =>
        `${brand.name} has not checked anything about ${name} yet, so there is no score. That says nothing for or against ${name}.`,
    },
    door: {
      title: 'Look at the National ID at your door',
      text: 'This link can be passed on by anybody.',
    },
  },
  hire: {
    title: (name: string) => `Would you like to hire ${name}?`,
    next: 'What happens then',
    text: (name: string) =>
      `You need an account: your name, phone number and location, and a code by SMS. Then you can ask for ${name}’s phone number, or order a check.`,
    consent: (name: string) =>
      `Nothing happens without consent: ${name} is asked by SMS and answers YES or NO. You see the price of a check before you pay.`,
    signUp: 'Create an account',
    signIn: 'I have an account',
  },
  made: {
    title: 'What the score is made of',
    text: {
      sum: 'This page shows the sum. The report shows which points were earned, and needs the worker’s consent.',
      others: (identity: string, score: string) =>
        `${identity} of the ${score} points are for ID verification. The report shows which of the others were earned, and needs the worker’s consent.`,
    },
    points: (points: string) => `${points} points`,
    earned: (points: string) => `${points} points, earned`,
    components: {
      ...trustComponentLabels,
      admin_approval: 'Final review by our team',
      deep_check: 'A premium check worked to its end, with no finding in work history',
      recent_profile: `Profile edited in the last ${String(RECENT_PROFILE_MONTHS)} months`,
    },
  },
  limits: {
    title: 'What it does not say',
    items: [
      'A point that is missing may mean “not checked yet”. It does not mean that something was found.',
      'Health earns no points and costs none, whatever a health check says.',
      'A score is no police clearance and no promise. It counts what was checked, on the day it was checked.',
    ],
  },
  own: {
    title: 'Is this your profile?',
    shown: 'In your settings you decide whether it is shown, at any time.',
    raise: 'You raise the score by proving your identity and naming references. It is free for you.',
    link: 'Open my profile',
  },
} as const;
