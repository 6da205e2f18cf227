import { statusTones } from '@repo/domain/status-vocabulary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Mark } from '../../brand/Mark/Mark.tsx';
import { choices, guidance } from '../../guidance.ts';
import { CheckIcon } from '../../icons/CheckIcon.tsx';
import { CrossIcon } from '../../icons/CrossIcon.tsx';
import { dark, inEveryPlace } from '../../story-kit.tsx';
import { SealPanel } from './SealPanel.tsx';

const meta = {
  title: 'Components/SealPanel',
  component: SealPanel,
  argTypes: choices({ tone: statusTones }),
  args: {
    tone: 'success',
    icon: CheckIcon,
    mark: <Mark />,
    title: 'This report is genuine',
    text: 'Amini made a report with this code, and it is complete.',
    note: 'Look at the address of this page: only https://amini.example/ is ours.',
    facts: [
      { term: 'Report number', value: 'AM-2026-000417', isCode: true, place: 'number' },
      { term: 'Issued', value: 'Nov 21, 2026', isCode: true, place: 'date' },
      { term: 'Worker', value: 'Amina B.', place: 'name' },
      { term: 'Package', value: 'Standard Check' },
      { term: 'Code', value: 'H7KX-29QM-TB4W-ZR6N', isCode: true },
    ],
  },
  parameters: guidance({
    do: ['Use it where a whole page answers one question, and put the verdict into its title.'],
    dont: ['Do not use it for news in a page; that is `Banner`. A page has one.'],
    access: [
      'Its title is the page’s heading. Seal and colour only repeat it.',
      'The facts are a list of terms, so that readers hear which one a code belongs to.',
    ],
  }),
} satisfies Meta<typeof SealPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This report is genuine');
    await expect(canvas.getAllByRole('term')).toHaveLength(5);
  },
};
export const Dark: Story = { globals: dark };

/** Of a report of which a stranger learns nothing but its code. */
export const OneFact: Story = {
  tags: ['!picture'],
  args: {
    mark: undefined,
    tone: 'danger',
    icon: CrossIcon,
    title: 'This code was taken back',
    text: 'Do not rely on the report.',
    facts: [{ term: 'Code', value: 'H7KX-29QM-TB4W-ZR6N', isCode: true }],
  },
};

export const Refused: Story = {
  args: {
    tone: 'danger',
    icon: CrossIcon,
    title: 'No report has this code',
    text: 'Compare it with the report, letter by letter.',
    note: undefined,
    facts: [],
  },
};
export const RefusedDark: Story = { ...Refused, globals: dark };

/** The script of the page shows the refusal: no height changes, and readers find the refusal alone. */
export const RefusedLater: Story = {
  args: { refusal: { title: 'Not the file we issued', text: 'Do not rely on the file that you chose.' } },
  play: async ({ canvas, canvasElement }) => {
    const height = canvasElement.scrollHeight;
    await expect(canvas.getByRole('heading')).toHaveTextContent('This report is genuine');
    canvasElement.querySelector('[data-refusal]')?.toggleAttribute('hidden', false);
    await expect(canvas.getByRole('heading')).toHaveTextContent('Not the file we issued');
    await expect(canvasElement.scrollHeight).toBe(height);
  },
};

const places = inEveryPlace(
  <SealPanel
    tone="success"
    icon={CheckIcon}
    title="Ripoti hii ni ya kweli na imekamilika"
    text="Amini ilitengeneza ripoti yenye msimbo huu, na imekamilika."
    note="Angalia anwani ya ukurasa huu: https://amini.example/ pekee ndiyo yetu."
    mark={<Mark />}
    facts={[
      { term: 'Nambari ya ripoti', value: 'AM-2026-000417', isCode: true, place: 'number' },
      { term: 'Imetolewa', value: '21 Nov 2026', isCode: true, place: 'date' },
      { term: 'Mfanyakazi', value: 'Mwanamkasi-Nyamburakariuki C.', place: 'name' },
      { term: 'Msimbo', value: 'H7KX-29QM-TB4W-ZR6N', isCode: true },
    ]}
  />,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
