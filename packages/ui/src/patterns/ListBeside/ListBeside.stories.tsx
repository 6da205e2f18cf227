import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LinkTabs } from '../../components/LinkTabs/LinkTabs.tsx';
import { ListRows } from '../../components/ListRows/ListRows.tsx';
import { SelectRow } from '../../components/SelectRow/SelectRow.tsx';
import { StatusLine } from '../../components/StatusLine/StatusLine.tsx';
import { TitledCard } from '../../components/TitledCard/TitledCard.tsx';
import { choices, guidance } from '../../guidance.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { dark, desktop, fitsTheScreen, narrow } from '../../story-kit.tsx';
import { ListBeside, listBesideEntries } from './ListBeside.tsx';

const meta = {
  title: 'Patterns/ListBeside',
  component: ListBeside,
  argTypes: choices({ entries: listBesideEntries }),
  globals: { audience: 'ops', ...desktop },
  parameters: guidance({
    do: ['Use it where a person works through a list: she sees what comes next, and opens it from there.'],
    dont: ['Do not put into the list what the page of an entry needs: on less than 80em there is no list.'],
    access: ['The list is a navigation of its own, before the page, and says which entry is open.'],
  }),
  args: {
    list: (
      <LinkTabs
        label="Documents"
        layout="column"
        stepped="moves"
        current="#2"
        items={[
          { label: 'Document 4F2A91', href: '#1', note: '24 Nov 2026, late' },
          { label: 'Document 4F2A92', href: '#2', note: '25 Nov 2026, held by you' },
          { label: 'Document 4F2A93', href: '#3', note: '26 Nov 2026' },
        ]}
      />
    ),
    children: (
      <TitledCard title="Police certificate">
        <Text>Compare the number, the day, the name and the ID number.</Text>
      </TitledCard>
    ),
  },
} satisfies Meta<typeof ListBeside>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Documents' })).toBeVisible();
  },
};
const names = ['Achieng Otieno', 'Baraka Mwangi', 'Mercy Chebet', 'Zawadi Naliaka'];
const days = [22, 21, 20, 19, 18, 17, 16, 15];
const nameOf = (day: number) => names[day % names.length] ?? '';
const initials = (name: string) => name.replaceAll(/[a-z ]/g, '');

/** A long list scrolls with its page. What is open stays in sight beside it. */
export const Rows: Story = {
  globals: { ...meta.globals, audience: 'employer' },
  args: {
    entries: 'rows',
    list: (
      <ListRows>
        {days.map((day) => (
          <SelectRow
            key={day}
            initials={initials(nameOf(day))}
            name={nameOf(day)}
            facts={`Standard Check · Nov ${String(day)}, 2026`}
            current={day === 21}
            onSelect={() => undefined}
          >
            <StatusLine status="in_progress">Expected Nov 25, 2026.</StatusLine>
          </SelectRow>
        ))}
      </ListRows>
    ),
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    const open = canvas.getByRole('region', { name: 'Police certificate' });
    await expect(list.offsetHeight).toBeGreaterThan(open.offsetHeight);
    list.style.blockSize = '300vh';
    globalThis.scrollTo(0, globalThis.innerHeight);
    await waitFor(() => expect(open.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await expect(list.getBoundingClientRect().top).toBeLessThan(0);
    globalThis.scrollTo(0, 0);
    list.style.blockSize = '';
  },
};
export const Dark: Story = { globals: { ...meta.globals, ...dark } };
export const OnNarrowestPhone: Story = { globals: { ...meta.globals, ...narrow }, play: fitsTheScreen };
