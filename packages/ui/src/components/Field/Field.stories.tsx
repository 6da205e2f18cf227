import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { narrow } from '../../story-kit.tsx';
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

/** The sign beside a long text keeps its size. */
export const LongError: Story = {
  globals: narrow,
  args: {
    error: 'Please enter a valid Kenyan phone number (e.g., 0700 000 000, 254700000000, or +254 700 000 000)',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')?.getBoundingClientRect().width).toBe(20);
  },
};
