import { choose, inTurn, open, press, select, write } from '@repo/app-shell/story-kit/gestures';
import type { Meta } from '@storybook/react-vite';
import { dark, narrow, screenOf } from '../../../stories/screen.tsx';
import { allAnswered } from '../../../stories/training.ts';
import { paths } from '../../paths.ts';
import { begun, keepProgress, type Progress } from './progress.ts';
import TrainingPage from './TrainingPage.tsx';

const meta = {
  title: 'Screens/Team/Training case',
  component: TrainingPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof TrainingPage>;
export default meta;

const screen = screenOf(TrainingPage, paths.training);
const at = (progress: Partial<Progress>) => (shown: Parameters<typeof screen>[0]) =>
  screen({ before: () => keepProgress({ ...begun, ...progress }), ...shown });
/** The tasks before this one are decided. */
const { identity, certificate, references, posts, threats } = allAnswered;
const first = { identity, certificate };
const four = { ...first, references, posts };

/** Another woman’s card. */
export const Identity = at({})({
  tags: ['every-desk'],
  shows: ['Sample data', 'MARY AUMA WANJALA', 'Is this the same person?'],
});
export const IdentityDark = at({})({ shows: 'Is this the same person?', globals: dark });
export const IdentityOnNarrowestPhone = at({})({ shows: 'Is this the same person?', globals: narrow });
/** By the name alone. */
export const CertificateOtherwise = at({ at: 'certificate', answers: first })({
  shows: ['The team decides otherwise', 'Next: References'],
});
export const CertificateOtherwiseOnNarrowestPhone = at({ at: 'certificate', answers: first })({
  shows: 'The team decides otherwise',
  globals: narrow,
});
export const Certificate = at({ at: 'certificate', answers: { identity } })({
  tags: ['!picture'],
  shows: ['00000628', 'Your decision', 'Back: Identity'],
});
/** One denies her, the other one did not answer. */
export const References = at({ at: 'references', answers: first })({
  does: inTurn(open(/^Not ready to decide/), select('Who must act next', 'A referee')),
  shows: ['Reached: the worker was never there', 'No answer', 'Save who must act'],
});
/** The right outcome, with a note about her private life. */
export const PrivateMatter = at({ at: 'posts', answers: { ...first, references } })({
  tags: ['!picture'],
  does: inTurn(
    choose('Clear'),
    write(/^Note for the report/, 'Only politics and a party.'),
    write(/^Note for the team/, 'By name and phone.'),
    press('Decide: Clear'),
  ),
  shows: 'The team writes another note',
});
export const AFinding = at({ at: 'threats', answers: four })({
  tags: ['!picture'],
  shows: [/You will bleed/, 'Back: Social screening'],
});
export const FindingExplained = at({ at: 'threats', answers: { ...four, threats } })({
  shows: ['You decide as the team does', /has 5 days to answer/],
});
export const FinalReview = at({ at: 'final_review', answers: { ...four, threats } })({
  shows: ['The other checks', 'The issuer did not confirm the certificate in the time of this check.'],
});
export const Summary = at({ at: 'end', answers: allAnswered })({
  shows: ['You decided 5 of 6 as the team does', 'Look again: Police certificate'],
});
export const AllTheSame = at({ at: 'end', answers: { ...allAnswered, certificate: identity } })({
  tags: ['!picture'],
  shows: [
    'You decided 6 of 6 as the team does',
    'The work that waits is decided in the same way, with the same forms.',
  ],
});
