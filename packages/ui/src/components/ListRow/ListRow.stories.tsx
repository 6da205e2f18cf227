import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { dark, inEveryPlace, narrow } from '../../story-kit.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { ListRows } from '../ListRows/ListRows.tsx';
import { Person } from '../Person/Person.tsx';
import { ScoreCircle } from '../ScoreCircle/ScoreCircle.tsx';
import { StatusLine } from '../StatusLine/StatusLine.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { ListRow } from './ListRow.tsx';

const nothing = () => undefined;

const meta = {
  title: 'Components/ListRow',
  component: ListRow,
  args: {
    who: (
      <Person
        initials="MC"
        name={
          <Heading level={3} size={4}>
            Mercy Chebet
          </Heading>
        }
      >
        <Text tone="muted">Premium Check · Nov 21, 2026</Text>
      </Person>
    ),
    children: (
      <>
        <Badge tone="info">In Progress</Badge>
        <StatusLine status="in_progress">Expected Nov 24, 2026.</StatusLine>
      </>
    ),
    action: (
      <Button size="small" variant="secondary" onClick={nothing}>
        View Report
      </Button>
    ),
  },
  render: (args) => (
    <ListRows>
      <ListRow {...args} />
    </ListRows>
  ),
  parameters: guidance({
    do: ['Give it a person, how it stands, and the one thing to do.'],
    dont: ['Do not give it two buttons of the same weight.'],
    access: ['It is an item of its list. Its heading names it.'],
  }),
} satisfies Meta<typeof ListRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!picture'] };
export const ThatOpens: Story = {
  args: {
    score: <ScoreCircle size="small" tier="Gold" score={70} />,
    more: (
      <Disclosure look="plain" label="The checks">
        <Text>Identity: clear.</Text>
        <Text>References: our team calls them.</Text>
      </Disclosure>
    ),
  },
};
/** Beside a note the action is a link. Photo and score stand in a rail. */
export const WithNote: Story = {
  args: {
    who: (
      <Person
        size="small"
        initials="MC"
        name={
          <Heading level={3} size={4}>
            Mercy Chebet
          </Heading>
        }
        status={<Badge tone="info">In Progress</Badge>}
      >
        <Text size="small" tone="muted">
          Premium Check · Nov 21, 2026
        </Text>
      </Person>
    ),
    score: <ScoreCircle size="xsmall" tier="Gold" score={70} />,
    children: <StatusLine status="in_progress">Expected Nov 24, 2026.</StatusLine>,
    note: <Text size="small">Gold</Text>,
    action: (
      <TextLink placement="alone" href="#report">
        View Report
      </TextLink>
    ),
  },
};
/** With more to open, the action is below the note. */
export const WithNoteThatOpens: Story = {
  args: { ...WithNote.args, action: meta.args.action, more: ThatOpens.args?.more },
};
/** What opens leaves the action where it was. */
export const Opened: Story = {
  ...WithNoteThatOpens,
  tags: ['!picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const topOf = () => canvas.getByText('View Report').getBoundingClientRect().top;
    const closed = topOf();
    await userEvent.click(canvas.getByText('The checks'));
    await expect(topOf()).toBe(closed);
  },
};
/** A reader can enlarge the words alone: what has no room beside the action then goes below it. */
export const EnlargedTextAlone: Story = {
  ...WithNoteThatOpens,
  tags: ['!picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('list');
    const sizes = [...canvasElement.querySelectorAll<HTMLElement>('ul, ul *')].map(
      (part) => [part, Number.parseFloat(getComputedStyle(part).fontSize)] as const,
    );
    list.style.inlineSize = '25rem';
    for (const [part, size] of sizes) part.style.fontSize = `${String(size * 2)}px`;
    const action = canvas.getByText('View Report').getBoundingClientRect();
    await expect(canvas.getByText('The checks').getBoundingClientRect().top).toBeGreaterThanOrEqual(
      action.bottom,
    );
  },
};
export const WithNoteOnNarrowestPhone: Story = { ...WithNote, globals: narrow };
export const Dark: Story = { ...ThatOpens, globals: dark };
export const OnNarrowestPhone: Story = { ...ThatOpens, globals: narrow };

const places = inEveryPlace(
  <ListRows>
    <ListRow
      who={
        <Person
          initials="MN"
          name={
            <Heading level={3} size={4}>
              Mwanamkasi Nyambura Chepkoech-Wanyonyi
            </Heading>
          }
        >
          <Text tone="muted">Uthibitishaji wa kina · 21 Novemba 2026</Text>
        </Person>
      }
      action={
        <Button size="small" onClick={nothing}>
          Kamilisha malipo
        </Button>
      }
      score={<ScoreCircle size="small" tier="Gold" score={70} />}
      more={
        <Disclosure look="plain" label="Ukaguzi">
          Bado.
        </Disclosure>
      }
    >
      <Badge tone="info">Unaendelea</Badge>
      <StatusLine status="in_progress">Ukaguzi minne kati ya minane umekamilika.</StatusLine>
    </ListRow>
  </ListRows>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
