/** One step of a way: a word for it, and the state of a screen that shows it, by the names of Storybook. */
export type Step = readonly [word: string, screen: string, state: string];

/** A way through the product, from one screen to the next. */
export interface Flow {
  readonly name: string;
  readonly steps: readonly Step[];
}

/** The map of the product. The page checks that each state exists and has a screenshot. */
export const flows: readonly Flow[] = [
  {
    name: 'An employer checks a worker',
    steps: [
      ['Invite', 'Employer/Invite worker', 'Kept'],
      ['Accept', 'Employer/Invitation sent', 'Accepted'],
      ['Pay', 'Employer/Review & Pay', 'Review'],
      ['Report', 'Employer/Verification Report', 'Premium'],
    ],
  },
  {
    name: 'A worker is checked',
    steps: [
      ['SMS', 'Worker/Onboarding', 'Welcome Invited'],
      ['Yes', 'Worker/Requests', 'Asked'],
      ['Onboarding', 'Worker/Onboarding', 'Work'],
      ['Identity', 'Worker/Identity check', 'Selfie'],
      ['Documents', 'Worker/Documents', 'Nothing Yet'],
      ['References', 'Worker/References', 'Edited'],
      ['Result', 'Worker/Results about you', 'Some'],
    ],
  },
  {
    name: 'The team decides',
    steps: [
      ['Queue', 'Team/Queue', 'To Do'],
      ['Case', 'Team/Case', 'Held'],
      ['Finding', 'Team/Case', 'Second Look'],
      ['Decision', 'Team/Case', 'Decided'],
    ],
  },
  {
    name: 'Anybody reads the public site',
    steps: [
      ['Home', 'Landing/Home', 'Page'],
      ['Her profile', 'Landing/Worker Profile', 'Gold'],
      ['Check a code', 'Landing/Check a Code', 'Page'],
      ['Genuine', 'Landing/Report Code', 'Genuine'],
    ],
  },
];
