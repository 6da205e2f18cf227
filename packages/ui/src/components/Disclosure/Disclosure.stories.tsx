import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { FilterIcon } from '../../icons/FilterIcon.tsx';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { dark, inEveryPlace, narrow } from '../../story-kit.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  args: {
    label: 'Filter by Role',
    note: 'Nannies',
    icon: <FilterIcon />,
    children: 'The filters stand here.',
  },
  parameters: guidance({
    do: [
      'Put behind it what few people need: filters, technical details.',
      'Say in `note` what is set behind it while it is closed.',
    ],
    dont: ['Do not hide what everybody must know before deciding.'],
    access: ["The browser's own details element: it works before any script, and Enter and Space open it."],
    alternatives: [
      { use: 'Components/Dialog', when: 'It needs an answer before the reader goes on.' },
      { use: 'Components/LinkTabs', when: 'Several parts of the same rank, one at a time.' },
    ],
  }),
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { tags: ['!picture'], args: { defaultOpen: true } };
export const Plain: Story = {
  args: { look: 'plain', label: 'The checks', note: undefined, icon: undefined },
};
export const AsButton: Story = {
  args: { look: 'button', label: 'Upload a file', note: undefined, icon: undefined },
};
export const OpenDark: Story = { args: { defaultOpen: true }, globals: dark };

export const ByKeyboard: Story = {
  tags: ['!picture'],
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement).getByText('The filters stand here.');
    await expect(panel).not.toBeVisible();
    await userEvent.click(within(canvasElement).getByText(/Filter by Role/));
    await expect(panel).toBeVisible();
  },
};

/** What is costly to draw comes with the first opening, and stays. */
export const DrawnWhenOpened: Story = {
  tags: ['!picture'],
  args: { children: () => <TextArea label="Name" value="Auma" onChange={fn()} /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Name')).toBeNull();
    const line = canvas.getByText(/Filter by Role/);
    await userEvent.click(line);
    const field = await canvas.findByLabelText('Name');
    await userEvent.click(line);
    await userEvent.click(line);
    await expect(field).toBeVisible();
  },
};

/** Its owner opens it, and follows what the reader does. */
export const OpenedByOwner: Story = {
  tags: ['!picture'],
  render: function Owner(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <Stack>
        <Disclosure {...args} open={isOpen} onOpenChange={setOpen} />
        <Button onClick={() => setOpen(true)}>{isOpen ? 'It is open' : 'Open it'}</Button>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const panel = canvas.getByText('The filters stand here.');
    await userEvent.click(canvas.getByRole('button', { name: 'Open it' }));
    await expect(panel).toBeVisible();
    await userEvent.click(canvas.getByText(/Filter by Role/));
    await expect(panel).not.toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Open it' }));
    await expect(panel).toBeVisible();
  },
};

/** Two of them share the line of a narrow phone: the words stay beside the arrow. */
export const TwoOnNarrowestPhone: Story = {
  globals: narrow,
  render: () => (
    <Grid columns={2} phoneColumns={2} gap="xsmall">
      <Disclosure label="Filter by Role">Roles</Disclosure>
      <Disclosure label="More Filters">Places</Disclosure>
    </Grid>
  ),
  play: async ({ canvas }) => {
    const tops = ['Filter by Role', 'More Filters'].map((label) => {
      const words = canvas.getByText(label);
      const arrow = words.nextElementSibling;
      if (arrow === null) throw new Error('The arrow is missing');
      return [words, arrow].map((part) => {
        const { top, height } = part.getBoundingClientRect();
        return Math.round(top + height / 2);
      });
    });
    await expect(new Set(tops.flat()).size).toBe(1);
  },
};

const places = inEveryPlace(
  <Stack>
    <Disclosure
      label="Chuja kulingana na majukumu ya kazi"
      note="Walezi wa watoto na wapishi"
      icon={<FilterIcon />}
      defaultOpen
    >
      Wanaoonyeshwa ni wafanyakazi waliothibitishwa na walioidhinisha kuorodheshwa.
    </Disclosure>
    <Disclosure label="Maelezo ya kiufundi kuhusu hitilafu iliyotokea">Hakuna.</Disclosure>
  </Stack>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
