import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { choices, guidance } from '../../guidance.ts';
import { makeIcon } from '../../icons/make-icon.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { inEveryPlace } from '../../story-kit.tsx';
import { TextLink, textLinkPlacements } from './TextLink.tsx';

const Arrow = makeIcon(<path d="M5 12h14m-6-6.5 6.5 6.5-6.5 6.5" />);

const meta = {
  title: 'Components/TextLink',
  component: TextLink,
  argTypes: choices({ placement: textLinkPlacements }),
  args: { children: 'Sign In', href: '#login' },
  parameters: guidance({
    do: [
      "Use words that make sense alone: 'Read how we check', never 'here'.",
      'Use `alone` for a link on a line of its own.',
    ],
    dont: ['Do not use it to do something; that is a button.'],
    access: [
      "`alone` is 44 px high; in a sentence the line's height is enough.",
      'A link to a new tab says so.',
    ],
  }),
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Placements: Story = {
  tags: ['!picture'],
  render: () => (
    <Stack align="start">
      <Text>
        Already have an account? <TextLink href="#login">Sign In</TextLink>
      </Text>
      <TextLink href="#invite" placement="alone" icon={<Arrow />}>
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

const places = inEveryPlace(
  <Stack align="start">
    <Text>
      Tayari una akaunti? <TextLink href="#login">Ingia kwenye akaunti yako ya mwajiri</TextLink>
    </Text>
    <TextLink href="#invite" placement="alone" icon={<Arrow />}>
      Humpati mfanyakazi unayemtafuta? Mwalike ajiunge
    </TextLink>
    <TextLink href="https://accounts.ecitizen.go.ke" placement="alone" newTab>
      Omba cheti cha mwenendo mwema kwenye eCitizen
    </TextLink>
    <TextLink href="#checks" placement="alone" icon={<Arrow />}>
      Jinsi tunavyowathibitisha wafanyakazi
    </TextLink>
  </Stack>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
