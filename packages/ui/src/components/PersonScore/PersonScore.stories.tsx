import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../../guidance.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { inEveryPlace } from '../../story-kit.tsx';
import { Card } from '../Card/Card.tsx';
import { ScoreCircle } from '../ScoreCircle/ScoreCircle.tsx';
import { TrustBadge } from '../TrustBadge/TrustBadge.tsx';
import { PersonScore } from './PersonScore.tsx';

const score = (
  <>
    <ScoreCircle tier="Gold" score={71} />
    <TrustBadge tier="Gold" score={71} />
  </>
);

const meta = {
  title: 'Components/PersonScore',
  component: PersonScore,
  args: {
    initials: 'AO',
    size: 'large',
    name: <Heading level={2}>Achieng Otieno</Heading>,
    children: (
      <Text size="small" tone="muted">
        Nanny · Kilimani, Nairobi
      </Text>
    ),
    score,
    note: (
      <Text size="small" tone="muted">
        Worker’s own photo, not compared with the ID.
      </Text>
    ),
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  parameters: guidance({
    do: ['Use it as the head of a page about one person.'],
    dont: ['Do not put it into a list: PersonRow is lower.'],
    access: ['The heading comes first, then the score, then the note.'],
  }),
} satisfies Meta<typeof PersonScore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithoutScore: Story = { tags: ['!picture'], args: { score: undefined } };

const places = inEveryPlace(
  <PersonScore
    size="large"
    initials="MW"
    name={<Heading level={2}>Mwanamkasi Nyambura Chepkoech-Wanyonyi</Heading>}
    score={score}
    note={<Text size="small">Aliongeza picha hii mwenyewe. Hatukuilinganisha na kitambulisho chake.</Text>}
  >
    <Text tone="muted">Msimamizi wa nyumba · Ongata Rongai, Kaunti ya Kajiado</Text>
  </PersonScore>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
