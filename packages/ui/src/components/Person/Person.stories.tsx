import type { Meta, StoryObj } from '@storybook/react-vite';
import { choices, guidance } from '../../guidance.ts';
import { CheckIcon } from '../../icons/CheckIcon.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { inEveryPlace } from '../../story-kit.tsx';
import { avatarSizes } from '../Avatar/Avatar.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { TrustBadge } from '../TrustBadge/TrustBadge.tsx';
import { Person } from './Person.tsx';

const meta = {
  title: 'Components/Person',
  component: Person,
  argTypes: choices({ size: avatarSizes }),
  args: {
    initials: 'AO',
    name: (
      <Heading level={2} size={3}>
        Achieng Otieno
      </Heading>
    ),
    children: <Text tone="muted">Nanny · Kilimani, Nairobi</Text>,
  },
  parameters: guidance({
    do: [
      'Use it wherever a person is shown, so that she looks the same everywhere.',
      'Choose the level of the heading by its place on the screen.',
    ],
    dont: ['Do not put buttons into it; they stand below, or in the card.'],
    access: ['The picture is passed by; the heading leads to the person.'],
  }),
} satisfies Meta<typeof Person>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sizes: Story = {
  render: () => (
    <Stack>
      {avatarSizes.map((size) => (
        <Person key={size} size={size} initials="AO" name={<Heading level={3}>Achieng Otieno</Heading>}>
          <Text tone="muted">Nanny · Kilimani, Nairobi</Text>
          <Inline>
            <Badge tone="success" icon={<CheckIcon size="small" />}>
              Verified
            </Badge>
            <TrustBadge tier="Gold" score={71} />
          </Inline>
        </Person>
      ))}
    </Stack>
  ),
};

/** In a list: the states of all rows stand in one column, and a long name goes above its own. */
export const WithStatus: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Stack>
      {['Achieng Otieno', 'Nyambura Wangari Njeri-Kariuki'].map((name) => (
        <Person
          key={name}
          size="small"
          initials="AO"
          name={
            <Heading level={3} size={4}>
              {name}
            </Heading>
          }
          status={<Badge tone="info">In Progress</Badge>}
        >
          <Text size="small" tone="muted">
            Standard Check · Nov 16, 2026
          </Text>
        </Person>
      ))}
    </Stack>
  ),
};

const places = inEveryPlace(
  <Person
    size="large"
    initials="MW"
    status={<Badge>Inaendelea</Badge>}
    name={<Heading level={2}>Mwanamkasi Nyambura Chepkoech-Wanyonyi</Heading>}
  >
    <Text tone="muted">Msimamizi wa nyumba · Ongata Rongai, Kaunti ya Kajiado</Text>
    <Badge tone="warning">Inasubiri uthibitisho</Badge>
  </Person>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
