import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { fitsItsCard, inEveryPlace } from '../../story-kit.tsx';
import { ReportCodeField } from './ReportCodeField.tsx';

const meta = {
  title: 'Components/ReportCodeField',
  component: ReportCodeField,
  args: {
    label: 'Code of the report',
    hint: '16 letters and digits, such as H7KX-29QM-TB4W-ZR6N.',
    maxLength: 200,
    required: true,
  },
  parameters: guidance({
    do: ['Use it where a stranger types the code of a printed report.'],
    dont: ['Do not use it for a code from an SMS: `CodeField` and `CodeBoxes` are for those.'],
    access: [
      'The shape in the empty field is also said in the hint.',
      'A page that answers in its title may put the cursor into it.',
    ],
    alternatives: [{ use: 'Components/CodeField', when: 'A code of six digits from an SMS.' }],
  }),
} satisfies Meta<typeof ReportCodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Typed: Story = {
  args: { value: 'H7KX-29QM-TB4W-ZR6P', focused: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
export const Refused: Story = { args: { value: 'H7KX-2OQM', error: 'This is no code of a report.' } };

const places = inEveryPlace(
  <ReportCodeField
    label="Msimbo wa ripoti"
    hint="Herufi na tarakimu 16, kama H7KX-29QM-TB4W-ZR6N. Vistari na herufi kubwa si lazima."
    error="Huu si msimbo wa ripoti: una herufi na tarakimu 16, na kamwe hauna I, L, O, U, 0 wala 1."
    value="H7KX-29QM-TB4W-ZR6P"
    maxLength={200}
  />,
);
export const InCard: Story = { ...places.inCard, play: fitsItsCard };
export const InDialog: Story = places.inDialog;
export const LargeTextOnNarrowestPhone: Story = places.largeTextNarrowest;
