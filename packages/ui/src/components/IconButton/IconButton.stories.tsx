import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { choices, guidance } from '../../guidance.ts';
import { ArrowLeftIcon } from '../../icons/ArrowLeftIcon.tsx';
import { ShareIcon } from '../../icons/ShareIcon.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Spread } from '../../primitives/Spread/Spread.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { inEveryPlace } from '../../story-kit.tsx';
import { IconButton, iconButtonVariants, IconLink } from './IconButton.tsx';

const press = fn();

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  argTypes: choices({ variant: iconButtonVariants }),
  args: { label: 'Share report', icon: <ShareIcon />, onClick: press },
  parameters: guidance({
    do: [
      'Use it for drawings that everybody knows: a cross, an arrow back, a bin.',
      "Name what it does to what: 'Remove reference'.",
    ],
    dont: ['Do not use it where words have room.', 'Do not give two buttons on a screen the same label.'],
    access: [
      'Its label is its only name for readers, and the tooltip for a mouse.',
      'The target is 44 px although the drawing is smaller. With a mouse at a desk it is 40 px.',
    ],
  }),
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Inline>
      {iconButtonVariants.map((variant) => (
        <IconButton
          key={variant}
          variant={variant}
          label={`Share (${variant})`}
          icon={<ShareIcon />}
          onClick={press}
        />
      ))}
      <IconLink label="Back to dashboard" icon={<ArrowLeftIcon />} href="#dashboard" />
    </Inline>
  ),
};

export const PressedByKeyboard: Story = {
  tags: ['!picture'],
  play: async () => {
    press.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(press).toHaveBeenCalledOnce();
  },
};

const places = inEveryPlace(
  // Its words are invisible: it stands beside visible ones.
  <Spread wrap>
    <Text>Ripoti ya uthibitishaji wa Mwanamkasi Nyambura wa Kirinyaga</Text>
    <Inline>
      <IconLink label="Rudi kwenye orodha ya wafanyakazi wote" icon={<ArrowLeftIcon />} href="#wafanyakazi" />
      <IconButton
        variant="outlined"
        label="Mshirikishe mtu mwingine ripoti ya Mwanamkasi Nyambura"
        icon={<ShareIcon />}
        onClick={press}
      />
    </Inline>
  </Spread>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
