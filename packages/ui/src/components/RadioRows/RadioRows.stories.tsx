import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { dark, inEveryPlace, narrow, Stateful } from '../../story-kit.tsx';
import { Badge } from '../Badge/Badge.tsx';
import type { RadioCardOption } from '../RadioCards/RadioCards.tsx';
import { RadioRows } from './RadioRows.tsx';

const change = fn();
const options: RadioCardOption<string>[] = [
  { value: '16', title: 'Lite Check', detail: 'KES 500', description: 'Identity, references, registry.' },
  {
    value: '17',
    title: 'Standard Check',
    detail: 'KES 1,000',
    description: 'Lite + police clearance, social media. 2-3 business days.',
    badge: <Badge tone="info">Recommended</Badge>,
  },
  {
    value: '18',
    title: 'Premium Check',
    detail: 'KES 2,000',
    description: 'Standard + health, work history, references in full.',
  },
];

const meta = {
  title: 'Components/RadioRows',
  component: RadioRows<string>,
  args: { legend: 'Verification Package', options, value: '17', onChange: change },
  render: (args) => (
    <Stateful initial="17">
      {(value, setValue) => <RadioRows {...args} value={value} onChange={setValue} />}
    </Stateful>
  ),
  parameters: guidance({
    do: ['Use it for a choice that is one field of a longer form.'],
    dont: ['Do not put lists into its rows.'],
    access: ['Real radio buttons: the arrow keys move, and price and description are read with each.'],
    alternatives: [
      { use: 'Components/RadioCards', when: 'The choice is what the screen is about.' },
      { use: 'Components/RadioColumns', when: 'A reader compares the choices line by line.' },
    ],
  }),
} satisfies Meta<typeof RadioRows<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each row begins where the one above it ends. */
export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    const rows = canvas
      .getAllByRole('radio')
      .map((radio) => (radio.parentElement ?? radio).getBoundingClientRect());
    const gaps = rows.slice(1).map(({ top }, place) => Math.round(top - (rows[place]?.bottom ?? 0)));
    await expect(gaps).toEqual([-1, -1]);
    await userEvent.click(canvas.getByText('Lite Check'));
    await expect(canvas.getByRole('radio', { name: 'Lite Check' })).toBeChecked();
  },
};
export const PlaygroundDark: Story = { tags: ['!picture'], globals: dark };
export const OnNarrowestPhone: Story = { globals: narrow };
export const WithError: Story = {
  args: { value: '', error: 'Please select a verification package', required: true },
  render: (args) => <RadioRows {...args} />,
};

const places = inEveryPlace(
  <RadioRows
    legend="Kifurushi cha uthibitishaji wa mfanyakazi"
    options={[
      { value: 'a', title: 'Ukaguzi wa msingi', detail: 'KES 500', description: 'Yeye ni nani.' },
      {
        value: 'b',
        title: 'Uthibitishaji wa kawaida',
        detail: 'KES 1,000',
        description: 'Huchaguliwa na familia nyingi zaidi nchini.',
        badge: <Badge tone="info">Kinapendekezwa</Badge>,
      },
    ]}
    value="b"
    onChange={change}
  />,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
