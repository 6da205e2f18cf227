import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { checkIcons } from '../../status/status-icons.ts';
import { dark, inEveryPlace, narrow } from '../../story-kit.tsx';
import { VerdictBand, type VerdictTile } from './VerdictBand.tsx';

const clear: VerdictTile = {
  section: 'identity',
  tone: 'success',
  icon: checkIcons.clear,
  title: '4 checks clear',
  text: 'Identity, references, social media, misconduct registry, recommendation',
};
const unable: VerdictTile = {
  section: 'criminal-record',
  tone: 'unknown',
  icon: checkIcons.unable_to_verify,
  title: '1 unable to verify',
  text: 'Criminal record',
  strong: true,
};
const notInPackage: VerdictTile = {
  section: 'health',
  tone: 'default',
  icon: checkIcons.not_in_package,
  title: '2 not in package',
  text: 'Health, work history',
};
const finding: VerdictTile = {
  section: 'criminal-record',
  tone: 'danger',
  icon: checkIcons.finding,
  title: '1 finding',
  text: 'Criminal record (disputed)',
  strong: true,
};
const underWay: VerdictTile = {
  section: 'criminal-record',
  tone: 'info',
  icon: checkIcons.in_progress,
  title: '3 under way',
  text: 'Criminal record, health, recommendation',
  strong: true,
};

const meta = {
  title: 'Components/VerdictBand',
  component: VerdictBand,
  args: { label: 'The report in short', items: [clear, unable, notInPackage] },
  parameters: guidance({
    do: [
      'Put it on the first screen of a long report: what was found, what is clear, what nobody knows, what was not looked at.',
      'Name in each tile what it counts.',
      'Make `strong` what the reader must see first. Where all is clear, that is the answer.',
    ],
    dont: [
      'Do not leave a group out: what was not looked at is part of the verdict.',
      'Do not give the colour of a warning to a result that nobody could confirm.',
    ],
    access: ['A list of links. Each leads to the first section that it counts, and the focus goes with it.'],
  }),
} satisfies Meta<typeof VerdictBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const AllClear: Story = {
  tags: ['!picture'],
  args: { items: [{ ...clear, title: '7 checks clear', strong: true }] },
};
export const Found: Story = { args: { items: [finding, clear, notInPackage] } };
export const UnderWay: Story = { tags: ['!picture'], args: { items: [clear, underWay, notInPackage] } };
export const FoundDark: Story = { args: { items: [finding, clear, unable, notInPackage] }, globals: dark };
export const OnNarrowestPhone: Story = { args: { items: [finding, clear, unable] }, globals: narrow };

/** It changes neither the address nor the history: the state of the screen would be lost with them. */
export const LeadsToItsSection: Story = {
  tags: ['!picture'],
  render: (args) => (
    <Stack>
      <VerdictBand {...args} />
      <section id="criminal-record" tabIndex={-1} aria-label="Criminal record">
        The certificate number could not be confirmed.
      </section>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: '1 unable to verify' }));
    await expect(canvas.getByRole('region', { name: 'Criminal record' })).toHaveFocus();
    await expect(window.location.hash).toBe('');
  },
};

const places = inEveryPlace(
  <VerdictBand
    label="Ripoti kwa ufupi"
    items={[
      {
        ...clear,
        title: 'Tano hazina tatizo',
        text: 'Kitambulisho, marejeleo, mitandao ya kijamii, mapendekezo',
      },
      { ...unable, title: 'Moja haikuthibitika', text: 'Rekodi ya uhalifu' },
      { ...notInPackage, title: 'Mbili hazimo kwenye kifurushi', text: 'Afya, historia ya kazi' },
    ]}
  />,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
