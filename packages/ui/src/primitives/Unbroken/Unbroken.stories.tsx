import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../../guidance.ts';
import { fitsTheScreen, narrow } from '../../story-kit.tsx';
import { Text } from '../Text/Text.tsx';
import { Unbroken, UnbrokenDurations } from './Unbroken.tsx';

const meta = {
  title: 'Primitives/Unbroken',
  component: Unbroken,
  args: { children: 'M-PESA' },
  render: ({ children }) => (
    <Text>
      You pay by <Unbroken>{children}</Unbroken> or card.
    </Text>
  ),
  parameters: guidance({
    do: [
      'Use it for a name with a hyphen, and for a range of figures.',
      'Put texts of the service that may name a duration into `UnbrokenDurations`.',
    ],
    dont: [
      'Do not use it for more than a dozen letters: at twice the text size they leave the narrowest phone.',
    ],
    access: ['It changes nothing for readers.'],
    alternatives: [{ use: 'Primitives/Text', when: "A whole text stays on its line: `lines: 'whole'`." }],
  }),
} satisfies Meta<typeof Unbroken>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!picture'] };

export const DurationsOnNarrowestPhone: Story = {
  tags: ['!picture'],
  globals: narrow,
  render: () => (
    <Text>
      <UnbrokenDurations>
        The identity check of a worker usually takes our team about 24-48 hours, and never more than 2-3
        business days.
      </UnbrokenDurations>
    </Text>
  ),
  play: fitsTheScreen,
};
