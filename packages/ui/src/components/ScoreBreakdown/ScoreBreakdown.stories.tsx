import { explainedRows } from '@repo/domain/trust-words';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { dark, inEveryPlace } from '../../story-kit.tsx';
import { ScoreBreakdown, type ScorePart } from './ScoreBreakdown.tsx';

const row = (component: string, max: number, state: string) => ({
  component,
  max,
  state,
  points: state === 'earned' ? max : 0,
});
const open = [
  row('identity', 20, 'earned'),
  row('references', 20, 'earned'),
  row('admin_approval', 15, 'not_checked'),
  row('no_misconduct', 10, 'earned'),
  row('recent_profile', 5, 'expired'),
];
const police = row('police_clearance', 10, 'missing');
const parts = explainedRows([
  ...open,
  police,
  row('social_screening', 10, 'earned'),
  row('deep_check', 10, 'not_checked'),
]);

const meta = {
  title: 'Components/ScoreBreakdown',
  component: ScoreBreakdown,
  args: { parts, tier: 'Silver', score: 60, label: 'How this score is made up' },
  parameters: guidance({
    do: [
      'Show it with every trust score that somebody may rely on, behind a line of its own.',
      'Say of each part that is not earned what would raise it, in a sentence that the worker could act on.',
    ],
    dont: [
      'Do not leave a part out without a word: what may not be read is one part, which names the package that opens it.',
      'Do not show it a score that its open parts contradict.',
    ],
    access: [
      'A list; readers hear each state in words, and its sentence opens by Enter and Space. The score follows the list.',
    ],
  }),
} satisfies Meta<typeof ScoreBreakdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.getByText('60 of 100')).toBeInTheDocument();
  },
};
/** What was found, and what nobody could confirm, in a report of its own. */
export const FoundAndUnknown: Story = {
  args: {
    parts: explainedRows(
      [...open, police, row('social_screening', 10, 'missing'), row('deep_check', 10, 'not_checked')],
      { police_clearance: 'unable_to_verify', social_screening: 'finding' },
    ),
    score: 50,
    plain: true,
  },
  play: async ({ canvas }) => {
    const sentence = canvas.getByText(/A police clearance certificate that our team can verify/);
    await expect(sentence).not.toBeVisible();
    await userEvent.click(canvas.getByText('Police clearance'));
    await expect(sentence).toBeVisible();
  },
};
export const Dark: Story = { globals: dark };
/** The checks that the package hides are one part without points. The score counts them. */
export const Locked: Story = {
  args: {
    score: 70,
    parts: explainedRows([...open, { component: 'locked_checks', points: 0, max: 0, state: 'locked' }]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('70 of 100')).toBeInTheDocument();
    await expect(canvas.queryByText('0 of 0')).not.toBeInTheDocument();
    const locked = within(canvas.getByText('Locked checks').closest('li') ?? document.body);
    await expect(locked.getByText(/^\d+ of \d+$/)).toBeVisible();
  },
};

const long = (id: string, label: string, state: ScorePart['state'], points: number): ScorePart => ({
  id,
  label,
  state,
  points,
  max: 20,
  text: 'Alama hizi hutolewa baada ya timu yetu kuthibitisha nyaraka zilizopakiwa na mfanyakazi mwenyewe.',
});
const places = inEveryPlace(
  <ScoreBreakdown
    score={20}
    label="Jinsi alama hizi zilivyopatikana"
    totalLabel="Jumla ya alama za uaminifu"
    tier="Gold"
    parts={[
      long('1', 'Uthibitisho wa kitambulisho cha taifa', 'earned', 20),
      long('2', 'Cheti cha mwenendo mwema kutoka kwa polisi', 'missing', 0),
      long('3', 'Uchunguzi wa mitandao ya kijamii', 'not_checked', 0),
      long('4', 'Wasifu uliosasishwa hivi karibuni', 'expired', 0),
      long('5', 'Ukaguzi usiojumuishwa kwenye kifurushi', 'locked', 0),
    ]}
  />,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
