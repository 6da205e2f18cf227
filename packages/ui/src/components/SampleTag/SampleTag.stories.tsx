import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark } from '../../story-kit.tsx';
import { SampleTag } from './SampleTag.tsx';

const meta = { title: 'Components/SampleTag', component: SampleTag } satisfies Meta<typeof SampleTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Dark: Story = { globals: dark };
