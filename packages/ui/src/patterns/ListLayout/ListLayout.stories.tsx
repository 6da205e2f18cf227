import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CardLink } from '../../components/Card/Card.tsx';
import { ChipGroup } from '../../components/ChipGroup/ChipGroup.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { ListRows } from '../../components/ListRows/ListRows.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { PersonRow } from '../../components/PersonRow/PersonRow.tsx';
import { ScoreCircle } from '../../components/ScoreCircle/ScoreCircle.tsx';
import { SearchBox } from '../../components/SearchBox/SearchBox.tsx';
import { StatusLine } from '../../components/StatusLine/StatusLine.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { guidance } from '../../guidance.ts';
import { isDesk } from '../../is-desk.ts';
import { Content } from '../../primitives/Content/Content.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { dark, desktop, fitsTheScreen, largeText, narrow } from '../../story-kit.tsx';
import { AppShell } from '../AppShell/AppShell.tsx';
import { ListLayout } from './ListLayout.tsx';

const nothing = () => undefined;
const roles = ['All Roles', 'Nannies', 'Cooks', 'Drivers'].map((value) => ({ value, label: value }));
const people = [
  ['Achieng Otieno', 'AO', 'Nanny', 90],
  ['Mercy Chebet', 'MC', 'House Manager', 70],
  ['Zawadi Naliaka', 'ZN', 'Cook', 55],
] as const;

const meta = {
  title: 'Patterns/ListLayout',
  component: ListLayout,
  args: {
    filters: (
      <>
        <SearchBox label="Search workers" value="" onChange={nothing} onSearch={nothing} />
        <Disclosure label="Filter by Role" defaultOpen={isDesk()}>
          <ChipGroup label="Role" options={roles} value="All Roles" onChange={nothing} />
        </Disclosure>
        <Disclosure label="More Filters" defaultOpen={isDesk()}>
          <Text>Town or area</Text>
        </Disclosure>
      </>
    ),
    head: (
      <Heading level={2} size={3}>
        All Workers (3)
      </Heading>
    ),
    children: (
      <ListRows>
        {people.map(([name, initials, role, score]) => (
          <PersonRow
            key={name}
            initials={initials}
            name={
              <Heading level={3} size={4}>
                <CardLink href="#worker">{name}</CardLink>
              </Heading>
            }
            facts={[role, 'Kilimani, Nairobi', '6 years experience']}
            state={<StatusLine status="completed">Verified</StatusLine>}
            score={<ScoreCircle size="small" tier="Gold" score={score} />}
            action={
              <TextLink href="#package" placement="alone">
                Select Worker
              </TextLink>
            }
          />
        ))}
      </ListRows>
    ),
  },
  render: (args) => (
    <AppShell>
      <Content width="desk">
        <Stack gap="small">
          <PageHeader title="Workers" />
          <ListLayout {...args} />
        </Stack>
      </Content>
    </AppShell>
  ),
  parameters: {
    ...guidance({
      do: ['Put the search first, and every filter into a `Disclosure` with its setting as the note.'],
      dont: ['Do not use it for a list that nobody filters.'],
      access: ['The filters come before the rows at every width, for readers and for the keyboard.'],
    }),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof ListLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!picture'] };
/** Closed filters share a line, and an opened one takes it alone. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const [role, more] = [canvas.getByText('Filter by Role'), canvas.getByText('More Filters')];
    await expect(role.getBoundingClientRect().top).toBe(more.getBoundingClientRect().top);
    await userEvent.click(more);
    await expect(more.getBoundingClientRect().top).toBeGreaterThan(role.getBoundingClientRect().bottom);
  },
};
/** The list begins in the line of the filters. */
export const OnDesktop: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    const filter = canvas.getByText('Filter by Role').closest('details');
    const [person] = canvas.getAllByRole('listitem');
    const [beside, top] = [filter, person].map((part) => part?.getBoundingClientRect().top ?? 0);
    await expect(Math.abs((beside ?? 0) - (top ?? 0))).toBeLessThanOrEqual(2);
  },
};
export const OnDesktopDark: Story = { globals: { ...desktop, ...dark } };
export const LargeTextOnNarrowestPhone: Story = {
  globals: { ...largeText, ...narrow },
  play: fitsTheScreen,
};
