import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../../guidance.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { desktop, inEveryPlace, narrow } from '../../story-kit.tsx';
import { Button } from '../Button/Button.tsx';
import { ListRow } from '../ListRow/ListRow.tsx';
import { Person } from '../Person/Person.tsx';
import { StatusLine } from '../StatusLine/StatusLine.tsx';
import { ListRows } from './ListRows.tsx';

const nothing = () => undefined;

interface CaseProps {
  initials: string;
  name: string;
  pack: string;
  words: string;
}

const Case = ({ initials, name, pack, words }: CaseProps) => (
  <ListRow
    who={
      <Person
        initials={initials}
        name={
          <Heading level={3} size={4}>
            {name}
          </Heading>
        }
      >
        <Text tone="muted">{pack}</Text>
      </Person>
    }
    action={
      <Button size="small" variant="secondary" onClick={nothing}>
        View Report
      </Button>
    }
  >
    <StatusLine status="completed">{words}</StatusLine>
  </ListRow>
);

const rows = (
  <>
    <Case initials="AO" name="Achieng Otieno" pack="Standard Check" words="All checks are done." />
    <Case initials="MC" name="Mercy Chebet" pack="Premium Check" words="Expected Nov 24, 2026." />
    <Case initials="BM" name="Baraka Mwangi" pack="Lite Check" words="All checks are done." />
  </>
);

const meta = {
  title: 'Components/ListRows',
  component: ListRows,
  args: { children: rows },
  parameters: guidance({
    do: ['Use it where people are compared, or followed, one beside the other.'],
    dont: ['Do not use it for one thing in full; `DetailLayout` is for that.'],
    access: ['It is a list, so readers hear how many rows there are.'],
    alternatives: [
      { use: 'Components/PersonRow', when: 'A worker who is looked for: with score, facts and one link.' },
      { use: 'Components/ResultRows', when: 'The results of one report.' },
      { use: 'Components/DataTable', when: 'More than three facts of each, to compare or sort.' },
    ],
  }),
} satisfies Meta<typeof ListRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!picture'] };
export const OnDesktop: Story = { globals: desktop };
export const OnNarrowestPhone: Story = { globals: narrow };

const places = inEveryPlace(<ListRows>{rows}</ListRows>);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
