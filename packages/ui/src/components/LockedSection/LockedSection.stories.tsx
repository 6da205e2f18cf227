import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { choices, guidance } from '../../guidance.ts';
import { headingLevels } from '../../primitives/Heading/Heading.tsx';
import { dark, inEveryPlace } from '../../story-kit.tsx';
import { UpgradePrompt } from '../UpgradePrompt/UpgradePrompt.tsx';
import { LockedSection } from './LockedSection.tsx';

const meta = {
  title: 'Components/LockedSection',
  component: LockedSection,
  argTypes: choices({ level: headingLevels }),
  args: {
    title: 'Work History',
    children: 'Employers, positions and durations are part of the Premium Check.',
    prompt: (
      <UpgradePrompt
        variant="inline"
        title="Upgrade to Premium"
        label="See Premium, KES 2,000"
        href="#package"
      >
        Adds complete reference details and work history.
      </UpgradePrompt>
    ),
  },
  parameters: guidance({
    do: ['Name the section and the package that opens it.', 'Offer the way with an inline `UpgradePrompt`.'],
    dont: [
      'Do not blur or hide the content: it is not in the page, because the service did not send it.',
      'Do not make up a sample of what would stand there.',
    ],
    access: ["Readers hear 'locked' after the name of the section."],
  }),
} satisfies Meta<typeof LockedSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Work History (locked)' })).toBeVisible();
  },
};
export const Dark: Story = { globals: dark };

const places = inEveryPlace(
  <LockedSection
    title="Historia ya kazi na maoni ya waajiri waliotangulia"
    prompt={
      <UpgradePrompt
        variant="inline"
        title="Pata kifurushi cha Premium"
        label="Tazama Premium, KES 2,000"
        href="#kifurushi"
        laterLabel="Labda wakati mwingine"
        onLater={() => undefined}
      >
        Kinaongeza maelezo kamili ya warejelewa na historia yote ya kazi.
      </UpgradePrompt>
    }
  >
    Waajiri, nyadhifa na muda wa kufanya kazi hupatikana kwenye kifurushi cha Premium pekee.
  </LockedSection>,
);
export const InCard = places.inCard;
// No other component has this text on this ground: with a screenshot, its contrast is checked in the dark as well.
export const InDialog = { ...places.inDialog, tags: [] };
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
