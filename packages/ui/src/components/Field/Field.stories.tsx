import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from './Field.tsx';
import * as css from './Field.css.ts';

const meta = {
  title: 'Components/Field',
  component: Field,
  args: {
    label: 'Date',
    hint: 'The frame that every field stands in. Apps use the finished fields.',
    error: 'What is wrong stands below.',
    required: true,
    children: (wiring) => <input {...wiring} className={css.control} type="date" />,
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Frame: Story = {};
