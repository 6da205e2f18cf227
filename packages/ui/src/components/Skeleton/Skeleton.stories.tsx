import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { choices, guidance } from '../../guidance.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { inEveryPlace } from '../../story-kit.tsx';
import { Card } from '../Card/Card.tsx';
import { Skeleton, skeletonKinds } from './Skeleton.tsx';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  argTypes: choices({ kind: skeletonKinds }),
  args: { label: 'Loading workers...' },
  parameters: guidance({
    do: ['Take the kind and number of what is about to come, so that nothing moves.'],
    dont: [
      "Do not use it for a button's wait; the button has `busy`.",
      'Do not keep it after a failure; say that it failed.',
    ],
    access: [
      "Readers hear the label, such as 'Loading workers...', and nothing of the shapes.",
      'The shapes stand still for people who asked for less motion.',
    ],
  }),
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading workers...');
  },
};

export const Kinds: Story = {
  render: () => (
    <Stack gap="large">
      {skeletonKinds.map((kind) => (
        <Card key={kind}>
          <Skeleton kind={kind} label="Loading..." count={2} />
        </Card>
      ))}
    </Stack>
  ),
};

const places = inEveryPlace(
  <Stack gap="large">
    {skeletonKinds.map((kind) => (
      <Skeleton key={kind} kind={kind} count={2} label="Inapakia orodha ya wafanyakazi waliothibitishwa..." />
    ))}
  </Stack>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
