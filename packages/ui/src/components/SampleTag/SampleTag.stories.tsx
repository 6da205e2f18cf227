import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../../guidance.ts';
import { dark } from '../../story-kit.tsx';
import { SampleTag } from './SampleTag.tsx';

const meta = {
  title: 'Components/SampleTag',
  component: SampleTag,
  parameters: guidance({
    do: ['Put it over everything that is invented, where the eye comes first.'],
    dont: ['Do not put it on real data, and do not hide it on a phone.'],
    access: ['Text, not a picture: it is read before what it stands over.'],
  }),
} satisfies Meta<typeof SampleTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Dark: Story = { globals: dark };
