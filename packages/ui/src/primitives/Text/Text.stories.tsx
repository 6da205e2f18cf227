import type { Meta, StoryObj } from '@storybook/react-vite';
import { choices, guidance } from '../../guidance.ts';
import { dark, fitsTheScreen, largeText, narrow } from '../../story-kit.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text, textElements, textSizes, textTones, textWeights } from './Text.tsx';

const meta = {
  title: 'Primitives/Text',
  component: Text,
  argTypes: choices({
    size: textSizes,
    tone: textTones,
    weight: textWeights,
    as: textElements,
    align: ['start', 'center', 'end'],
    lines: ['wrap', 'keep', 'whole', 'one'],
  }),
  args: { children: 'She has until Nov 24, 2026, 09:12 to answer.' },
  parameters: guidance({
    do: [
      'Use `muted` for what explains the words beside it.',
      "Keep a date or a number in a sentence together with `lines: 'whole'`.",
    ],
    dont: [
      'Do not use `small` for what must be read, nor for a whole paragraph.',
      'Do not colour a word to say something that it does not say itself.',
    ],
    words: ['Whole sentences, one fact each. The page `Foundations/Writing` has the rules.'],
    access: ['It grows with the reader’s text size, and breaks a word that is longer than its line.'],
    alternatives: [
      { use: 'Primitives/Heading', when: 'The words head what is below them.' },
      { use: 'Components/StatusLine', when: 'A sentence says a state.' },
      { use: 'Components/BulletList', when: 'Several sentences are a list.' },
    ],
  }),
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!picture'] };

export const Variants: Story = {
  render: () => (
    <Grid columns={3} gap="large">
      <Stack gap="xsmall">
        {textSizes.map((size) => (
          <Text key={size} size={size}>
            {size}
          </Text>
        ))}
      </Stack>
      <Stack gap="xsmall">
        {textWeights.map((weight) => (
          <Text key={weight} weight={weight}>
            {weight}
          </Text>
        ))}
      </Stack>
      <Stack gap="xsmall">
        {textTones.map((tone) => (
          <Text key={tone} tone={tone}>
            {tone}
          </Text>
        ))}
      </Stack>
    </Grid>
  ),
};
export const VariantsDark: Story = { ...Variants, tags: ['!picture'], globals: dark };

/** The ends of lines: a date stays whole, a long text is cut off, a long word breaks. */
export const LongestWordOnNarrowestPhone: Story = {
  tags: ['!picture'],
  globals: { ...largeText, ...narrow },
  render: () => (
    <Stack>
      <Text>Nisingalikusikilizanishiana-nawe-katika-mkutano</Text>
      <Text>
        Ukaguzi wake utakamilika kabla ya{' '}
        <Text as="strong" lines="whole">
          Novemba 21, 2026
        </Text>
      </Text>
      <Text lines="one">Nisingalikusikilizanishiana nawe katika mkutano wa jana jioni</Text>
    </Stack>
  ),
  play: fitsTheScreen,
};
