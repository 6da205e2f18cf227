import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { inventedSelfie } from '../../samples/invented-person.ts';
import { dark, inEveryPlace, narrow } from '../../story-kit.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { ListRows } from '../ListRows/ListRows.tsx';
import { SegmentBar } from '../SegmentBar/SegmentBar.tsx';
import { StatusLine } from '../StatusLine/StatusLine.tsx';
import { SelectRow } from './SelectRow.tsx';

const open = fn();
const nothing = () => undefined;

function Cases() {
  const [current, setCurrent] = useState('Mercy Chebet');
  const rowOf = (name: string) => ({ name, current: name === current, onSelect: () => setCurrent(name) });
  return (
    <ListRows>
      <SelectRow
        {...rowOf('Mercy Chebet')}
        initials="MC"
        photo={inventedSelfie({ shape: 'round', hair: 'braids' })}
        facts="Premium Check · Nov 21, 2026"
        status={<Badge tone="info">In Progress</Badge>}
        onOpen={open}
      >
        <StatusLine status="in_progress">Expected Nov 25, 2026.</StatusLine>
        <SegmentBar label="Completion" done={4} total={8} percent={50} />
      </SelectRow>
      <SelectRow
        {...rowOf('Zawadi Naliaka')}
        initials="ZN"
        facts="Standard Check · Nov 22, 2026"
        status={<Badge>Pending</Badge>}
      >
        <StatusLine status="pending">Invitation sent. She has until Nov 24, 2026 to answer.</StatusLine>
      </SelectRow>
    </ListRows>
  );
}

const meta = {
  title: 'Components/SelectRow',
  component: SelectRow,
  args: { initials: 'MC', name: 'Mercy Chebet', facts: 'Premium Check', current: true, onSelect: nothing },
  render: () => <Cases />,
  parameters: guidance({
    do: [
      'Use it in `ListBeside`, where what is selected stands beside the list.',
      'Give the one thing to do beside the list, and the same to `onOpen`.',
    ],
    dont: ['Do not put a link or a button into the row: the whole row selects. `ListRow` is for those.'],
    access: [
      'A button with the name, in a heading. Readers hear which row is current, and the package with the name.',
      'The focus stays on the row. Enter on the current row opens it.',
    ],
  }),
} satisfies Meta<typeof SelectRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Dark: Story = { globals: dark };
export const OnNarrowestPhone: Story = { globals: narrow };
export const ByKeyboard: Story = {
  tags: ['!picture'],
  play: async ({ canvas, userEvent }) => {
    open.mockClear();
    const [mercy, zawadi] = [
      canvas.getByRole('button', { name: 'Mercy Chebet' }),
      canvas.getByRole('button', { name: 'Zawadi Naliaka' }),
    ];
    await userEvent.tab();
    await userEvent.tab();
    await expect(zawadi).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(zawadi).toHaveFocus();
    await expect(zawadi).toHaveAttribute('aria-current', 'true');
    await expect(mercy).not.toHaveAttribute('aria-current');
    // Nothing can be opened here.
    await userEvent.keyboard('{Enter}');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(mercy).toHaveAttribute('aria-current', 'true');
    await expect(open).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(open).toHaveBeenCalledOnce();
  },
};

const places = inEveryPlace(
  <ListRows>
    <SelectRow
      initials="MN"
      name="Mwanamkasi Nyambura Chepkoech-Wanyonyi"
      facts="Uthibitishaji wa kina · 21 Novemba 2026"
      status={<Badge tone="info">Unaendelea</Badge>}
      current
      onSelect={nothing}
    >
      <StatusLine status="in_progress">Ukaguzi minne kati ya minane umekamilika.</StatusLine>
    </SelectRow>
  </ListRows>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
