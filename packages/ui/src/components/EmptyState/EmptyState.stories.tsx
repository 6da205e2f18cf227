import type { Meta, StoryObj } from '@storybook/react-vite';
import { choices, guidance } from '../../guidance.ts';
import { headingLevels } from '../../primitives/Heading/Heading.tsx';
import { PeopleIcon } from '../../icons/PeopleIcon.tsx';
import { dark, inEveryPlace } from '../../story-kit.tsx';
import { ButtonLink } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  argTypes: choices({ level: headingLevels }),
  args: {
    title: 'No Workers Found',
    children: 'Workers you invite and workers who chose to be listed stand here.',
    icon: <PeopleIcon size="large" />,
    action: <ButtonLink href="#invite">Invite First Worker</ButtonLink>,
  },
  parameters: guidance({
    do: [
      'Say why there is nothing, and give the way to a first thing.',
      "Keep to the words of the screen: 'No Workers Found'.",
    ],
    dont: ['Do not show it while something is still loading, or when loading failed.'],
    access: ['It has a heading of the level that its place asks for, so that it is found by heading.'],
  }),
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Dark: Story = { globals: dark };
export const Bare: Story = { tags: ['!picture'], render: () => <EmptyState title="No Results Found" /> };

const places = inEveryPlace(
  <EmptyState
    title="Hakuna mfanyakazi aliyepatikana kwa sasa"
    icon={<PeopleIcon size="large" />}
    action={<ButtonLink href="#mwaliko">Mwalike mfanyakazi wako wa kwanza</ButtonLink>}
    level={3}
  >
    Wafanyakazi utakaowaalika na wale walioidhinisha kuorodheshwa wataonekana hapa.
  </EmptyState>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
