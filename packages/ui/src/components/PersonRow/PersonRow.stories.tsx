import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { CheckIcon } from '../../icons/CheckIcon.tsx';
import { inventedSelfie } from '../../samples/invented-person.ts';
import { dark, desktop, inEveryPlace, narrow } from '../../story-kit.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { CardLink } from '../Card/Card.tsx';
import { ListRows } from '../ListRows/ListRows.tsx';
import { ScoreCircle } from '../ScoreCircle/ScoreCircle.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { PersonRow, type PersonRowProps } from './PersonRow.tsx';

const named = (name: string) => (
  <Heading level={3} size={4}>
    <CardLink href="#worker">{name}</CardLink>
  </Heading>
);
const select = (words = 'Select Worker') => (
  <TextLink href="#package" placement="alone">
    {words}
  </TextLink>
);

const meta = {
  title: 'Components/PersonRow',
  component: PersonRow,
  args: {
    initials: 'AO',
    photo: inventedSelfie({ shape: 'round', hair: 'braids' }),
    name: named('Achieng Otieno'),
    facts: ['Nanny', 'Kilimani, Nairobi', '6\u00a0years\u00a0experience'],
    state: (
      <Badge flat tone="success" icon={<CheckIcon size="small" />}>
        Verified
      </Badge>
    ),
    stateOf: 'Identity',
    score: <ScoreCircle size="xsmall" tier="Platinum" score={90} />,
    action: select(),
  },
  render: (args) => (
    <ListRows>
      <PersonRow {...args} />
      <PersonRow
        {...args}
        initials="BM"
        photo={undefined}
        name={named('Baraka Mwangi')}
        facts={['Driver', 'Nyali, Mombasa', '11\u00a0years\u00a0experience']}
        state={<Badge flat>Pending Verification</Badge>}
        score={<ScoreCircle size="xsmall" tier="Basic" score={20} />}
      />
      <PersonRow
        {...args}
        initials="ZN"
        photo={undefined}
        name={named('Zawadi Naliaka')}
        facts={['Cook', 'Kisumu', '1\u00a0year\u00a0experience']}
        state={<Badge flat>Not Verified</Badge>}
        score={<span>Not checked yet</span>}
      />
    </ListRows>
  ),
  parameters: guidance({
    do: [
      'Use it where many people are looked through, one below the other.',
      'Give at most three facts, the most telling first. Write a short one without a space that breaks.',
    ],
    dont: ['Do not use it for a case with more than one line of its own; `ListRow` is for that.'],
    access: [
      'The link is the name alone. The whole row is its target, and the other action stays one of its own.',
      'Readers skip the photo, because the name beside it says the same.',
    ],
    alternatives: [
      { use: 'Components/ListRows', when: 'A case that is followed, with its state and an action.' },
      { use: 'Components/Person', when: 'Only who it is, without a row.' },
    ],
  }),
} satisfies Meta<typeof PersonRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['!picture'],
  play: async ({ canvas }) => {
    const [row] = canvas.getAllByRole('listitem');
    const { left, bottom } = (row ?? document.body).getBoundingClientRect();
    const link = within(row ?? document.body).getByRole('link', { name: 'Achieng Otieno' });
    await expect(document.elementFromPoint(left + 5, bottom - 5)).toBe(link);
  },
};
export const OnPhone: Story = {
  // Five of them, with the head of a list and the tabs, make a first screen.
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('listitem'))
      await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(90);
  },
  globals: { viewport: { value: 'phone' } },
};
export const OnDesktop: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    const heights = ['Not checked yet', 'Identity', 'Pending Verification'].map((words) => {
      const [first] = canvas.getAllByText(words);
      return first?.getBoundingClientRect().height ?? Infinity;
    });
    // Each in one line, whatever the badge.
    for (const height of heights) await expect(height).toBeLessThanOrEqual(24);
  },
};
/** Also beside filters on a small desk: all words beside the photo, score and action at the end. */
export const OnTablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const OnDesktopDark: Story = { globals: { ...desktop, ...dark } };

const longest: PersonRowProps = {
  initials: 'MN',
  name: named('Mwanamkasi Nyambura Chepkoech-Wanyonyi'),
  facts: ['Msimamizi wa nyumba', 'Ongata Rongai, Kaunti ya Kajiado', 'Uzoefu wa miaka 20'],
  state: <Badge flat>Inasubiri uthibitisho wa utambulisho</Badge>,
  score: <ScoreCircle size="xsmall" tier="Platinum" score={100} />,
  action: select('Chagua mfanyakazi huyu'),
};
const places = inEveryPlace(
  <ListRows>
    <PersonRow {...longest} />
    <PersonRow {...longest} facts={[]} score={<ScoreCircle size="xsmall" tier="Basic" score={null} />} />
  </ListRows>,
);
export const LongestText: Story = { ...places.inCard, globals: narrow };
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
