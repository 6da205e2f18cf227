import type { Meta, StoryObj } from '@storybook/react-vite';
import { BellIcon } from '../../icons/BellIcon.tsx';
import { guidance } from '../../guidance.ts';
import { Inline } from '../Inline/Inline.tsx';
import { RailLabel } from './RailLabel.tsx';

const meta = {
  title: 'Primitives/RailLabel',
  component: RailLabel,
  args: { children: 'Alerts' },
  render: (args) => (
    <Inline>
      <BellIcon />
      <RailLabel {...args} />
    </Inline>
  ),
  parameters: guidance({
    do: ['Put all words of a rail into it: beside a list the rail has room for icons alone.'],
    dont: ['Do not use it outside of `SideNavLayout`: there it is plain text.'],
    access: ['Readers hear the words at every width.'],
    alternatives: [{ use: 'Primitives/VisuallyHidden', when: 'The words are never seen.' }],
  }),
} satisfies Meta<typeof RailLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!picture'] };
