import type { Meta, StoryObj } from '@storybook/react-vite';
import { PeopleIcon } from '../../icons/PeopleIcon.tsx';
import { dark, fitsTheScreen, narrow } from '../../story-kit.tsx';
import { ButtonLink } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    title: 'No Workers Found',
    children: 'Workers you invite and workers who chose to be listed stand here.',
    icon: <PeopleIcon size="large" />,
    action: <ButtonLink href="#invite">Invite First Worker</ButtonLink>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Dark: Story = { globals: dark };
export const Bare: Story = { render: () => <EmptyState title="No Results Found" /> };
export const InCardOnNarrowestPhone: Story = {
  globals: narrow,
  render: (args) => (
    <Card>
      <EmptyState {...args} title="Hakuna mfanyakazi aliyepatikana kwa sasa" />
    </Card>
  ),
  play: fitsTheScreen,
};
