import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { dark, inEveryPlace } from '../../story-kit.tsx';
import * as field from '../Field/Field.css.ts';
import { FieldGroup } from './FieldGroup.tsx';

const meta = {
  title: 'Components/FieldGroup',
  component: FieldGroup,
  args: {
    kind: 'group',
    label: 'Family size',
    hint: 'The frame of what is asked with more than one control. Apps use the finished fields.',
    error: 'What is wrong stands below.',
    required: true,
    children: ({ id, ...wiring }) => (
      <input {...wiring} id={id} aria-label="Adults" className={field.control} />
    ),
  },
  parameters: guidance({
    do: ['Build a field on it that has several controls under one label.'],
    dont: [
      'Do not use it in an app: choose a finished field.',
      'Do not put one control into it: that is `Field`.',
    ],
    access: [
      'The label names the group, and hint and error describe it.',
      'A group of radio buttons is required or wrong as a whole; other controls are so one by one.',
    ],
    alternatives: [
      { use: 'Components/Field', when: 'One control.' },
      { use: 'Components/RadioCards', when: 'One of a few explained choices.' },
    ],
  }),
} satisfies Meta<typeof FieldGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Frame: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('group', { name: 'Family size' });
    await expect(group).toHaveAccessibleDescription(/Error: What is wrong stands below\.$/);
    await expect(canvas.getByRole('textbox', { name: 'Adults' })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Adults' })).toBeRequired();
  },
};
export const FrameDark: Story = { globals: dark };

const places = inEveryPlace(
  <FieldGroup
    kind="group"
    label="Idadi ya watu wazima wanaoishi nyumbani kwa muda wote"
    hint="Usihesabu wageni wala wafanyakazi wasiolala nyumbani."
    error="Tafadhali andika idadi ya watu wazima kwa tarakimu pekee"
    required
  >
    {({ id, ...wiring }) => (
      <input {...wiring} id={id} aria-label="Watu wazima" className={field.control} defaultValue="mmoja" />
    )}
  </FieldGroup>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
