import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { checkIcons } from '../../status/status-icons.ts';
import { inEveryPlace } from '../../story-kit.tsx';
import { Card } from '../Card/Card.tsx';
import { DefinitionList } from '../DefinitionList/DefinitionList.tsx';
import { ResultRow } from './ResultRow.tsx';

const meta = {
  title: 'Components/ResultRow',
  component: ResultRow,
  args: {
    id: 'criminal-record',
    title: 'Criminal Background Check',
    icon: checkIcons.unable_to_verify,
    tone: 'unknown',
    status: 'Unable to verify',
    children: <Text>The certificate number could not be confirmed with the register.</Text>,
  },
  decorators: [(Story) => <Card padding="none">{Story()}</Card>],
  parameters: guidance({
    do: [
      'Say first what was found, in a sentence; then the facts, in one line.',
      'Take icon and tone from the status vocabulary, so that a state looks the same everywhere.',
    ],
    dont: ['Do not repeat the state in the sentence.', 'Do not put an offer into it; a page has one.'],
    access: [
      'A region with a name. Links of the same page focus it.',
      'A locked row says so behind its title.',
    ],
  }),
} satisfies Meta<typeof ResultRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Locked: Story = {
  args: {
    icon: checkIcons.not_in_package,
    tone: 'default',
    status: undefined,
    note: 'locked',
    children: <Text tone="muted">Part of the Standard package.</Text>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Criminal Background Check (locked)' })).toBeVisible();
  },
};

const places = inEveryPlace(
  <ResultRow
    id="a"
    title="Uchunguzi wa mitandao ya kijamii"
    icon={checkIcons.finding}
    tone="danger"
    status="Kuna jambo lililopatikana"
  >
    <Text>Nambari ya cheti haikuweza kuthibitishwa kwenye rejista.</Text>
    <DefinitionList
      layout="inline"
      items={[
        { term: 'Jina kamili la mfanyakazi', value: 'Mwanamkasi Nyambura Chepkoech-Wanyonyi' },
        { term: 'Tarehe ya ukaguzi', value: '20 Novemba 2026' },
      ]}
    />
  </ResultRow>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
