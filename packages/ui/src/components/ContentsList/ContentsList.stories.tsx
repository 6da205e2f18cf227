import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { checkIcons } from '../../status/status-icons.ts';
import { dark, inEveryPlace } from '../../story-kit.tsx';
import { ContentsList } from './ContentsList.tsx';

const meta = {
  title: 'Components/ContentsList',
  component: ContentsList,
  args: {
    label: 'Contents',
    items: [
      { section: 'identity', label: 'Identity', icon: checkIcons.clear, tone: 'success', status: 'Clear' },
      {
        section: 'criminal-record',
        label: 'Criminal record',
        icon: checkIcons.unable_to_verify,
        tone: 'unknown',
        status: 'Unable to verify',
      },
      {
        section: 'health',
        label: 'Health',
        icon: checkIcons.not_in_package,
        tone: 'default',
        status: 'Not in package',
      },
    ],
  },
  parameters: guidance({
    do: ['Put it beside a long page on a desk, and keep it in sight while the page scrolls.'],
    dont: ['Do not use it to lead to other pages; that is `SideNav`.'],
    access: ['A navigation with a name. Readers hear the state of each section behind its name.'],
  }),
} satisfies Meta<typeof ContentsList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Criminal record (Unable to verify)' })).toBeVisible();
  },
};
export const Dark: Story = { globals: dark };

const places = inEveryPlace(
  <ContentsList
    label="Yaliyomo"
    items={[
      {
        section: 'a',
        label: 'Uthibitisho wa kitambulisho cha taifa',
        icon: checkIcons.clear,
        tone: 'success',
        status: 'Sawa',
      },
      {
        section: 'b',
        label: 'Uchunguzi wa mitandao ya kijamii',
        icon: checkIcons.unable_to_verify,
        tone: 'unknown',
        status: 'Haikuthibitika',
      },
    ]}
  />,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
