import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ArrowRightIcon } from '../../icons/ArrowRightIcon.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { dark } from '../../story-kit.tsx';
import { TextLink } from './TextLink.tsx';

const meta = {
  title: 'Components/TextLink',
  component: TextLink,
  args: { children: 'Sign In', href: '#login' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Placements: Story = {
  render: () => (
    <Stack align="start">
      <Text>
        Already have an account? <TextLink href="#login">Sign In</TextLink>
      </Text>
      <TextLink href="#invite" placement="alone" icon={<ArrowRightIcon />}>
        Can't find the worker? Invite them
      </TextLink>
      <TextLink href="https://accounts.ecitizen.go.ke" placement="alone" newTab>
        Certificates on eCitizen
      </TextLink>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const outside = within(canvasElement).getByRole('link', { name: /opens in a new tab/ });
    await expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const PlacementsDark: Story = { ...Placements, globals: dark };
