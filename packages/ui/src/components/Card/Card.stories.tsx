import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { choices, guidance } from '../../guidance.ts';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Spread } from '../../primitives/Spread/Spread.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { dark, desktop, inEveryPlace } from '../../story-kit.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { TrustBadge } from '../TrustBadge/TrustBadge.tsx';
import { Card, CardActions, CardLink, cardPaddings, cardTones, cardElements } from './Card.tsx';

const press = fn();

const meta = {
  title: 'Components/Card',
  component: Card,
  argTypes: choices({ tone: cardTones, padding: cardPaddings, as: cardElements }),
  args: { children: 'What belongs together stands on one sheet.' },
  parameters: guidance({
    do: [
      'Hold together what belongs together, and give it a heading of its own.',
      'Use `CardLink` on the title when the whole card leads somewhere.',
    ],
    dont: [
      'Do not put cards inside cards; use the sunken tone for a part.',
      'Do not make a card a link that holds other controls outside of `CardActions`.',
    ],
    access: [
      'The link is the title alone, so readers hear one name and not the whole card.',
      'In a list, render the cards as `li` of a `ul`, so that readers hear how many there are.',
    ],
    words: ["Its heading names the thing, not its kind: 'Police clearance', not 'Details'."],
    alternatives: [
      { use: 'Components/TitledCard', when: 'It has a title with an icon and a state, as on a report.' },
      { use: 'Components/ListRows', when: 'People or cases below each other.' },
    ],
  }),
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Stack>
      {cardTones.map((tone) => (
        <Grid key={tone} columns={4}>
          {cardPaddings.map((padding) => (
            <Card key={padding} tone={tone} padding={padding}>
              {tone}, {padding}
            </Card>
          ))}
        </Grid>
      ))}
    </Stack>
  ),
};

const english = {
  role: 'Nanny · Kilimani, Nairobi',
  experience: '4 years experience',
  verified: 'Verified',
  select: 'Select Worker',
};
const swahili: typeof english = {
  role: 'Yaya na mlezi wa watoto · Kangundo, Machakos',
  experience: 'Uzoefu wa miaka kumi na minne',
  verified: 'Imethibitishwa',
  select: 'Chagua mfanyakazi huyu',
};

function Worker({ name, words = english }: { name: string; words?: typeof english }) {
  return (
    <Card as="article">
      <Stack>
        <Inline gap="small" align="start">
          <Avatar initials="AO" />
          <Stack gap="xxsmall">
            <Heading level={3}>
              <CardLink href="#worker" state={{ workerId: 7 }}>
                {name}
              </CardLink>
            </Heading>
            <Text tone="muted">{words.role}</Text>
            <Text tone="muted">{words.experience}</Text>
          </Stack>
        </Inline>
        <Spread wrap>
          <Inline>
            <Badge tone="success">{words.verified}</Badge>
            <TrustBadge tier="Gold" score={72} />
          </Inline>
          <CardActions>
            <Button size="small" variant="secondary" onClick={press}>
              {words.select}
            </Button>
          </CardActions>
        </Spread>
      </Stack>
    </Card>
  );
}

/** The whole card is a link. The button in it does its own work. */
// spec: shared-pieces/cards
export const ThatLeadsOn: Story = {
  tags: ['!picture'],
  render: () => <Worker name="Achieng Otieno" />,
  play: async ({ canvasElement }) => {
    press.mockClear();
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Achieng Otieno' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(press).toHaveBeenCalledOnce();
    const card = canvas.getByRole('article').getBoundingClientRect();
    const under = document.elementFromPoint(card.left + 10, card.bottom - 10);
    await expect(under).toBe(canvas.getByRole('link'));
  },
};

export const ThatLeadsOnDark: Story = { render: () => <Worker name="Achieng Otieno" />, globals: dark };

const packages = [
  'Short.',
  'What most households choose, with three times as many words as the card beside it. '.repeat(3),
];

/** The cards of a row are equally high, and their actions are on one line. */
export const ActionsOnOneLine: Story = {
  tags: ['!picture'],
  globals: desktop,
  render: () => (
    <Grid columns={2}>
      {packages.map((words) => (
        <Card key={words}>
          <Stack>
            <Text>{words}</Text>
            <Inline>
              <Button size="small" onClick={press}>
                Choose
              </Button>
            </Inline>
          </Stack>
        </Card>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const bottoms = canvas.getAllByRole('button').map((each) => each.getBoundingClientRect().bottom);
    await expect(bottoms).toHaveLength(2);
    await expect(new Set(bottoms).size).toBe(1);
  },
};

const places = inEveryPlace(
  <Stack>
    <Worker name="Mwanamkasi Nyambura Chepkoech-Wanyonyi" words={swahili} />
    <Card tone="sunken" padding="small">
      Ukaguzi wa rekodi ya makosa kazini haujakamilika.
    </Card>
    <Card tone="primary" padding="large">
      Mfanyakazi huyu ameidhinisha kuorodheshwa kwa waajiri wengine.
    </Card>
  </Stack>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
