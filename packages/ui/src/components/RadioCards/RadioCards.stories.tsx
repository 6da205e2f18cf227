import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { dark, inEveryPlace, narrow, Stateful } from '../../story-kit.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { CheckList } from '../CheckList/CheckList.tsx';
import { RadioCards } from './RadioCards.tsx';

const packages = [
  {
    value: 'lite',
    title: 'Lite Check',
    detail: 'KES 500',
    description: 'The basics, in 2-3 business days.',
    body: <CheckList items={['ID verification', 'Basic trust score', '1 reference check']} />,
  },
  {
    value: 'standard',
    title: 'Standard Check',
    detail: 'KES 1,000',
    description: 'What most households choose.',
    badge: <Badge tone="info">Recommended</Badge>,
    body: <CheckList items={['Everything in Lite', 'Police clearance', 'Social screening']} />,
  },
  {
    value: 'premium',
    title: 'Premium Check',
    detail: 'KES 2,000',
    description: 'The whole picture.',
    body: <CheckList items={['Everything in Standard', 'Complete reference details', 'Health check']} />,
  },
];

const meta = {
  title: 'Components/RadioCards',
  component: RadioCards,
  args: { legend: 'Verification Package', options: packages, value: 'standard', onChange: fn() },
  parameters: guidance({
    do: [
      'Use them where each choice needs explaining: a package, with price and content.',
      'Mark at most one with a badge.',
    ],
    dont: [
      'Do not use more than six; a list with a filter reads better.',
      'Do not choose for the person what costs money, unless the specification does.',
    ],
    access: [
      'Real radio buttons: the arrow keys move, and price and description are read with each.',
      'The whole card can be pressed.',
    ],
    words: ["The legend asks, the titles answer. The price is the detail: 'KES 1,000'."],
    alternatives: [
      {
        use: 'Components/RadioColumns',
        when: 'The choices differ in many points that a reader compares line by line.',
      },
      { use: 'Components/ChipGroup', when: 'Short words that need no explanation.' },
      { use: 'Components/Select', when: 'More than six choices of one kind.' },
    ],
  }),
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

const live: Story = {
  render: () => (
    <Stateful initial="standard">
      {(value, setValue) => (
        <RadioCards
          legend="Verification Package"
          options={packages}
          value={value}
          onChange={setValue}
          columns={3}
        />
      )}
    </Stateful>
  ),
};

export const Playground: Story = live;
export const PlaygroundDark: Story = { ...live, globals: dark };

const works: Story = {
  args: {
    legend: 'What work do you do?',
    value: 'cook',
    columns: 2,
    phoneColumns: 2,
    options: [
      { value: 'housekeeper', title: 'Housekeeper', description: 'Cleaning and laundry' },
      { value: 'cook', title: 'Cook', description: 'Meals for the family' },
    ],
  },
};
const radiosIn = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('radio')
    .map((radio) => radio.getBoundingClientRect());

export const PairOnPhone: Story = {
  ...works,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const [first, second] = radiosIn(canvasElement);
    await expect(second?.top).toBe(first?.top);
  },
};
export const PairOnNarrowestPhone: Story = {
  ...works,
  tags: ['!picture'],
  globals: narrow,
  play: async ({ canvasElement }) => {
    const [first, second] = radiosIn(canvasElement);
    await expect(second?.left).toBe(first?.left);
  },
};

export const WithError: Story = {
  args: {
    value: '',
    error: 'Please select a verification package',
    required: true,
    hint: 'You pay once she accepts.',
    id: 'package',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('radiogroup', { name: /^Verification Package/ });
    await expect(group).toHaveAccessibleDescription(
      'You pay once she accepts. Error: Please select a verification package',
    );
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    await expect(canvas.getByRole('radio', { name: 'Lite Check' })).toHaveAttribute('id', 'package');
  },
};

export const ByKeyboardAndTouch: Story = {
  ...live,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Standard Check' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Premium Check' })).toBeChecked();
    // The whole card is the target, with its list of features.
    const lite = canvas.getByText('Basic trust score').getBoundingClientRect();
    const under = document.elementFromPoint(lite.left + 4, lite.top + 4);
    await expect(under).toBe(canvas.getByRole('radio', { name: 'Lite Check' }));
  },
};

const places = inEveryPlace(
  <RadioCards
    legend="Kifurushi cha uthibitishaji wa mfanyakazi wa nyumbani"
    hint="Utalipa baada ya mfanyakazi kukubali mwaliko wako na kuridhia uchunguzi."
    error="Tafadhali chagua kifurushi kimoja cha uthibitishaji"
    required
    value="kina"
    onChange={fn()}
    columns={3}
    options={[
      {
        value: 'kawaida',
        title: 'Ukaguzi wa Kawaida',
        detail: 'KES 1,000',
        description: 'Huchaguliwa na familia nyingi zaidi nchini.',
        badge: <Badge tone="info">Kinapendekezwa</Badge>,
        body: (
          <CheckList
            items={[
              'Uthibitishaji wa kitambulisho cha taifa',
              'Cheti cha mwenendo mwema kutoka kwa polisi',
              'Uchunguzi wa mitandao ya kijamii',
            ]}
          />
        ),
      },
      {
        value: 'kina',
        title: 'Ukaguzi wa Kina na Historia Kamili ya Kazi',
        detail: 'KES 2,000',
        description: 'Picha kamili: warejelewa wote, waajiri waliotangulia na hali ya afya.',
        body: (
          <CheckList items={['Yote yaliyomo kwenye Ukaguzi wa Kawaida', 'Maelezo kamili ya warejelewa']} />
        ),
      },
    ]}
  />,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
