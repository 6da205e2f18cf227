import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkTabs } from '../../components/LinkTabs/LinkTabs.tsx';
import { TitledCard } from '../../components/TitledCard/TitledCard.tsx';
import { guidance } from '../../guidance.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { dark, desktop, fitsTheScreen, narrow } from '../../story-kit.tsx';
import { ListBeside } from './ListBeside.tsx';

const meta = {
  title: 'Patterns/ListBeside',
  component: ListBeside,
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
export const Dark: Story = { globals: { ...meta.globals, ...dark } };
export const OnNarrowestPhone: Story = { globals: { ...meta.globals, ...narrow }, play: fitsTheScreen };
