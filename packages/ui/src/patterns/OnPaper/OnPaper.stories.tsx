import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { Card } from '../../components/Card/Card.tsx';
import { guidance } from '../../guidance.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { OnPaper, OnScreen } from './OnPaper.tsx';

const meta = {
  title: 'Patterns/OnPaper',
  component: OnPaper,
  args: {
    paper: (
      <article>
        <Heading level={1}>Amini verification report</Heading>
      </article>
    ),
    children: (
      <Card>
        <Stack>
          <Heading level={2}>Achieng Otieno</Heading>
          <Text>4 checks clear</Text>
          <OnScreen>
            <Text tone="muted">The link proves that the report is real.</Text>
          </OnScreen>
        </Stack>
      </Card>
    ),
  },
  parameters: guidance({
    do: [
      'Use it where paper says the same in another shape, as a report begins with its certificate.',
      'Put the words of a button into `OnScreen`. Buttons themselves are not printed anyway.',
    ],
    dont: ['Do not print what the screen does not show.'],
    access: ['The sheet is in the page only while it is printed, so nobody hears it twice.'],
  }),
} satisfies Meta<typeof OnPaper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['!picture'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article', { hidden: true })).not.toBeInTheDocument();
    await fireEvent(window, new Event('beforeprint'));
    const sheet = canvas.getByRole('article', { hidden: true });
    await expect(sheet).toHaveTextContent('Amini verification report');
    await expect(sheet).not.toBeVisible();
    await fireEvent(window, new Event('afterprint'));
    await expect(sheet).not.toBeInTheDocument();
  },
};
