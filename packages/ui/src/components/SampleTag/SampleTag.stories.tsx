import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../../guidance.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { dark, inEveryPlace } from '../../story-kit.tsx';
import { SampleTag } from './SampleTag.tsx';

const meta = {
  title: 'Components/SampleTag',
  component: SampleTag,
  parameters: guidance({
    do: ['Put it over everything that is invented, where the eye comes first.'],
    dont: ['Do not put it on real data, and do not hide it on a phone.'],
    access: ['Text, not a picture: it is read before what it stands over.'],
  }),
} satisfies Meta<typeof SampleTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Dark: Story = { globals: dark };

const places = inEveryPlace(
  // The tag's words are fixed: the content below it is long.
  <Stack gap="small">
    <SampleTag />
    <Heading level={2}>Ripoti ya mfano ya uthibitishaji wa mfanyakazi wa nyumbani</Heading>
    <Text>Majina na taarifa zote zilizomo zimebuniwa kwa ajili ya kielelezo.</Text>
  </Stack>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
