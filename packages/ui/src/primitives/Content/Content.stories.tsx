import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../../foundations/Box.tsx';
import { choices, guidance } from '../../guidance.ts';
import { fitsTheScreen, largeText, narrow } from '../../story-kit.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Content, contentWidths } from './Content.tsx';

const meta = {
  title: 'Primitives/Content',
  component: Content,
  argTypes: choices({ width: contentWidths }),
  args: { width: 'reading', children: <Box>The content of a screen</Box> },
  parameters: {
    ...guidance({
      do: [
        'Choose the width by what is read: fields, sentences, cards, or columns.',
        'Give a bar at the bottom the width of the content above it.',
      ],
      dont: [
        'Do not put one into another, and none around a card.',
        'Do not choose a wide one for a single column of text: lines of more than 75 letters are hard to read.',
      ],
      access: ['Its sides leave room for the words at twice the text size and on 320 px.'],
      alternatives: [
        { use: 'Patterns/TaskLayout', when: 'A form has a summary beside it; the width is `task`.' },
        { use: 'Patterns/DetailLayout', when: 'The screen has three columns; the width is `desk`.' },
      ],
    }),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Content>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!picture'] };

export const Variants: Story = {
  render: () => (
    <Stack>
      {contentWidths.map((width) => (
        <Content key={width} width={width}>
          <Box>{width}</Box>
        </Content>
      ))}
    </Stack>
  ),
};
export const LargeTextOnNarrowestPhone: Story = {
  ...Variants,
  tags: ['!picture'],
  globals: { ...largeText, ...narrow },
  play: fitsTheScreen,
};
