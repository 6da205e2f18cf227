import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { guidance } from '../../guidance.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { dark, fitsTheScreen, largeText, narrow } from '../../story-kit.tsx';
import { SiteLayout } from './SiteLayout.tsx';

const meta = {
  title: 'Patterns/SiteLayout',
  component: SiteLayout,
  args: {
    actions: (
      <TextLink href="#sign-in" placement="alone">
        Sign in
      </TextLink>
    ),
    children: (
      <Stack gap="large">
        <Heading level={1} size="display">
          Know whom you let into your home
        </Heading>
        <Text size="large">Every page of the public site stands in this frame.</Text>
      </Stack>
    ),
  },
  parameters: {
    ...guidance({
      do: ['Use it for every page of the public site.'],
      dont: ['Do not use it behind the sign-in; that is `AppShell`.'],
      access: ['Readable without script; header and main part are landmarks.'],
    }),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof SiteLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const Dark: Story = { globals: dark };

const longest: Story = {
  args: {
    actions: (
      <TextLink href="#sign-in" placement="alone">
        Ingia kwenye akaunti
      </TextLink>
    ),
    children: (
      <Stack gap="large">
        <Heading level={1} size="display">
          Mfahamu unayemkaribisha nyumbani kwako
        </Heading>
        <Text size="large">
          Tunathibitisha utambulisho, marejeleo na mwenendo wa mfanyakazi kabla ya siku yake ya kwanza.
        </Text>
      </Stack>
    ),
  },
  play: fitsTheScreen,
};
export const LongestTextOnNarrowestPhone: Story = { ...longest, globals: narrow };
export const LargeText: Story = { ...longest, globals: largeText };
export const LargeTextOnNarrowestPhone: Story = { ...longest, globals: { ...largeText, ...narrow } };
