import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { dark, desktop, inEveryPlace, narrow, Stateful } from '../../story-kit.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { CheckList } from '../CheckList/CheckList.tsx';
import type { RadioCardOption } from '../RadioCards/RadioCards.tsx';
import { RadioColumns } from './RadioColumns.tsx';

const change = fn();
const all = ['ID verification', '1 reference check', 'Police clearance', 'Health check'];
const holding = (count: number, lesser?: readonly [name: string, count: number]) => (
  <CheckList
    label="Included"
    items={all.slice(0, count)}
    covered={lesser && { by: `Everything in ${lesser[0]}`, items: all.slice(0, lesser[1]) }}
    absent={{ word: 'Not included', items: all.slice(count) }}
  />
);
const options: RadioCardOption<string>[] = [
  { value: '16', title: 'Lite Check', detail: 'KES 500', description: 'Who she is.', body: holding(2) },
  {
    value: '17',
    title: 'Standard Check',
    detail: 'KES 1,000',
    description: 'What most households choose: identity, police clearance, social screening and references.',
    badge: <Badge tone="info">Recommended</Badge>,
    body: holding(3, ['Lite Check', 2]),
  },
  {
    value: '18',
    title: 'Premium Check',
    detail: 'KES 2,000',
    description: 'Everything.',
    body: holding(4, ['Standard Check', 3]),
  },
  {
    value: '19',
    title: 'Urgent Verification',
    detail: 'KES 1,500',
    description: 'The standard check, on the same day.',
    wide: true,
    body: <CheckList label="Included" items={['All of the Standard Check']} />,
  },
];

const meta = {
  title: 'Components/RadioColumns',
  component: RadioColumns<string>,
  args: { legend: 'Verification package', options, value: '17', onChange: change },
  render: (args) => (
    <Stateful initial="17">
      {(value, setValue) => <RadioColumns {...args} value={value} onChange={setValue} />}
    </Stateful>
  ),
  parameters: guidance({
    do: ['Use it for three offers of which each holds more than the one before.'],
    dont: ['Do not leave a fourth card alone in its row; make it `wide`, with one line in its list.'],
    access: ['What an offer lacks is said to readers as such.'],
    alternatives: [
      { use: 'Components/RadioCards', when: 'Each choice is read by itself.' },
      { use: 'Components/DataTable', when: 'Nothing is chosen.' },
    ],
  }),
} satisfies Meta<typeof RadioColumns<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The prices, and the lines of the lists, stand on one height. */
export const OnDesktop: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    for (const words of [['KES 500', 'KES 1,000', 'KES 2,000']]) {
      const tops = words.map((each) => canvas.getByText(each).getBoundingClientRect().top);
      await expect(new Set(tops).size).toBe(1);
    }
    const lines = canvas.getAllByText('ID verification').slice(0, 3);
    await expect(new Set(lines.map((line) => line.getBoundingClientRect().top)).size).toBe(1);
    await expect(canvas.getByText('Everything in Lite Check')).not.toBeVisible();
  },
};
export const OnDesktopDark: Story = {
  tags: ['!picture'],
  globals: { ...desktop, ...dark },
};
const bought = options.map((option) =>
  option.value === '16'
    ? {
        ...option,
        description: 'Paid on Nov 16, 2026.',
        badge: <Badge tone="success">You have this</Badge>,
        isOff: true,
      }
    : option,
);
/** It says why it cannot be chosen, and no press chooses it. */
export const OneIsBought: Story = {
  globals: desktop,
  args: { options: bought },
  play: async ({ canvas, userEvent }) => {
    const off = canvas.getByRole('radio', { name: 'Lite Check' });
    await userEvent.click(off);
    await expect(off).not.toBeChecked();
    await expect(off).toHaveAccessibleDescription(/Paid on Nov 16, 2026\./);
  },
};
export const OneIsBoughtDark: Story = {
  tags: ['!picture'],
  ...OneIsBought,
  globals: { ...desktop, ...dark },
};
/** Each lists what it adds, and the price stands beside the name where both have room. */
export const OnNarrowestPhone: Story = {
  globals: narrow,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Everything in Standard Check')).toBeVisible();
    await expect(
      canvas.getAllByText('Police clearance').filter((each) => each.checkVisibility()),
    ).toHaveLength(1);
    const top = (words: string) => canvas.getByText(words).getBoundingClientRect().bottom;
    await expect(Math.abs(top('Lite Check') - top('KES 500'))).toBeLessThan(8);
  },
};

const places = inEveryPlace(
  <RadioColumns
    legend="Kifurushi cha uthibitishaji"
    options={[
      {
        value: 'a',
        title: 'Ukaguzi wa msingi',
        detail: 'KES 500',
        description: 'Yeye ni nani.',
        body: holding(2),
      },
      { value: 'b', title: 'Uthibitishaji wa kawaida', detail: 'KES 1,000', body: holding(3) },
      { value: 'c', title: 'Uthibitishaji kamili', detail: 'KES 2,000', body: holding(4) },
    ]}
    value="a"
    onChange={change}
  />,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
