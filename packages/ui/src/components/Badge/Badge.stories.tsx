import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckIcon } from '../../icons/CheckIcon.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { dark } from '../../story-kit.tsx';
import { Badge, badgeTones } from './Badge.tsx';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'Pending Verification', tone: 'warning' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Tones: Story = {
  render: () => (
    <Inline>
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      <Badge tone="success" icon={<CheckIcon size="small" />}>
        Verified
      </Badge>
    </Inline>
  ),
};

export const TonesDark: Story = { ...Tones, globals: dark };
