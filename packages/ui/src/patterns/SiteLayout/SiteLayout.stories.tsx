import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { guidance } from '../../guidance.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { dark, fitsTheScreen, narrow } from '../../story-kit.tsx';
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
export const Narrow: Story = { globals: narrow, play: fitsTheScreen };
export const Dark: Story = { globals: dark };
