import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { HomeIcon } from '../../icons/HomeIcon.tsx';
import { MessageIcon } from '../../icons/MessageIcon.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { dark, desktop, fitsTheScreen, largeText, narrow } from '../../story-kit.tsx';
import { TabBar } from '../TabBar/TabBar.tsx';
import { FloatingLink } from './FloatingLink.tsx';

const meta = {
  title: 'Components/FloatingLink',
  component: FloatingLink,
  args: { label: 'Chat with us', icon: <MessageIcon size="large" />, href: '#chat' },
  parameters: guidance({
    do: ['Use it once in an app, for help.'],
    dont: ['Do not float anything else: it covers what is below it.'],
    access: ['A link with a name; it comes last on the screen for the keyboard, and on a phone for the eye.'],
  }),
  render: (props) => (
    <>
      <Text>Welcome back. What would you like to do today?</Text>
      <FloatingLink {...props} />
      <TabBar label="Main" items={[{ value: 'home', label: 'Home', icon: <HomeIcon /> }]} value="home" />
    </>
  ),
} satisfies Meta<typeof FloatingLink>;
export default meta;
type Story = StoryObj<typeof meta>;

const aboveTheBar: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const link = canvas.getByRole('link', { name: 'Chat with us' });
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(
    canvas.getByRole('navigation').getBoundingClientRect().top,
  );
  await fitsTheScreen();
};

export const Playground: Story = { globals: { viewport: { value: 'phone' } }, play: aboveTheBar };
/** Where it floats. */
export const OnDesk: Story = { globals: desktop };
export const Dark: Story = { globals: dark };
export const LongestTextOnNarrowestPhone: Story = { globals: narrow, play: aboveTheBar };
export const LargeTextOnNarrowestPhone: Story = { globals: { ...largeText, ...narrow }, play: aboveTheBar };
