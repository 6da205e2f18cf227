import type { Meta, StoryObj } from '@storybook/react-vite';
import { CodeOnReport } from '../../drawings/CodeOnReport.tsx';
import { choices, guidance } from '../../guidance.ts';
import { fitsTheScreen, narrow } from '../../story-kit.tsx';
import { space } from '../../tokens/scales.ts';
import { Divider } from '../Divider/Divider.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Spread } from './Spread.tsx';

const meta = {
  title: 'Primitives/Spread',
  component: Spread,
  argTypes: choices({ gap: Object.keys(space), align: ['start', 'center', 'end', 'baseline'] }),
  args: {
    children: (
      <>
        <Text>Standard Check</Text>
        <Text weight="strong">KES 1,000</Text>
      </>
    ),
  },
  parameters: guidance({
    do: [
      'Use it for a title and its state, a name and its amount.',
      "Say `wrap` where the second one may go below, and `wrap: 'late'` where it should only do so in large text.",
      "Say `wrap: 'text'` for sentences beside a drawing.",
    ],
    dont: ['Do not give it three children, and not two that have nothing to do with each other.'],
    access: ['Readers hear the first, then the second.'],
    alternatives: [{ use: 'Components/DefinitionList', when: 'Several such lines stand below one another.' }],
  }),
} satisfies Meta<typeof Spread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!picture'] };

export const Variants: Story = {
  render: () => (
    <Stack>
      <Spread>
        <Text>Two things</Text>
        <Text>at two ends</Text>
      </Spread>
      <Divider />
      <Spread wrap>
        <Text>Two things that go below one another</Text>
        <Text>where there is no room</Text>
      </Spread>
      <Divider />
      <Spread wrap="text" align="start">
        <Text>Sentences that have the room beside a drawing, and lines of four words or more.</Text>
        <CodeOnReport />
      </Spread>
    </Stack>
  ),
};

export const LongestWordOnNarrowestPhone: Story = {
  tags: ['!picture'],
  globals: narrow,
  args: {
    children: (
      <>
        <Text>Nisingalikusikilizanishiana-nawe-katika-mkutano</Text>
        <Text>mwanamkasi.nyambura.chepkoech@example.org</Text>
      </>
    ),
  },
  play: fitsTheScreen,
};
