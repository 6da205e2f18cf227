import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { dark } from '../../story-kit.tsx';
import { Card } from '../Card/Card.tsx';
import { Skeleton, skeletonKinds } from './Skeleton.tsx';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  args: { label: 'Loading workers...' },
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

export const KindsDark: Story = { ...Kinds, globals: dark };
