import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { choices, guidance } from '../../guidance.ts';
import { ClockIcon } from '../../icons/ClockIcon.tsx';
import { MessageIcon } from '../../icons/MessageIcon.tsx';
import { ShieldIcon } from '../../icons/ShieldIcon.tsx';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { inEveryPlace } from '../../story-kit.tsx';
import { Feature, featureElements } from './Feature.tsx';

const meta = {
  title: 'Components/Feature',
  component: Feature,
  argTypes: choices({ as: featureElements }),
  args: {
    icon: <MessageIcon />,
    title: 'Only if she says yes',
    children: 'She agrees by SMS before anything is checked.',
  },
  decorators: [
    (Story) => (
      <Stack>
        <Heading level={2}>What you can rely on</Heading>
        <Story />
      </Stack>
    ),
  ],
  parameters: guidance({
    do: ['Say in one or two sentences what is done for somebody, in a `Grid` of its like.'],
    dont: ['Do not put a button in it; a whole card that leads somewhere is a `Card` with `CardLink`.'],
    access: ['Its title is a heading of the third level, so that readers can go from one to the next.'],
  }),
} satisfies Meta<typeof Feature>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const InGrid: Story = {
  tags: ['!picture'],
  render: () => (
    <Grid columns={3} gap="large" as="ul">
      <Feature as="li" icon={<MessageIcon />} title="Only if she says yes">
        She agrees by SMS before anything is checked.
      </Feature>
      <Feature as="li" icon={<ClockIcon />} title="A report in 24-48 hours">
        Every check shows when it is expected.
      </Feature>
      <Feature as="li" icon={<ShieldIcon />} title="Trust score">
        From 0 to 100. You see which check earned which points.
      </Feature>
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};
export const InGridOnPhone: Story = {
  ...InGrid,
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
};

const places = inEveryPlace(
  <Feature icon={<ShieldIcon />} title="Utambulisho kwa kitambulisho cha taifa">
    Kitambulisho chake na picha ya uso, vinalinganishwa na mtoa huduma wa utambulisho.
  </Feature>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
