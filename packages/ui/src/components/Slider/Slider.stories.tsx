import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { inEveryPlace, Stateful } from '../../story-kit.tsx';
import { Slider } from './Slider.tsx';

const change = fn();

function years(count: number): string {
  if (count === 0) return 'New';
  if (count === 20) return '20+ years';
  return count === 1 ? '1 year' : `${String(count)} years`;
}

const meta = {
  title: 'Components/Slider',
  component: Slider,
  args: { label: 'Experience', value: 5, onChange: change, min: 0, max: 20, valueText: years },
  parameters: guidance({
    do: [
      'Use it where a rough amount is enough, and start where most people are.',
      'Write the value with its unit, and say at the ends what the limits mean.',
      'Give it `buttons` on a phone: a thumb covers more than one step.',
    ],
    dont: [
      'Do not use it for a number that must be exact: `NumberField`.',
      'Do not use it for a few choices; `ToggleGroup` shows them all.',
    ],
    access: [
      "The browser's own slider: arrows count by one, Page Up and Page Down by more, Home and End go to the limits.",
      "Readers hear the value with its unit, '5 years', and not '25 percent'.",
      'A press of a button says the new value, and stops at the limits.',
    ],
  }),
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

const live: Story['render'] = (args) => (
  <Stateful initial={5}>
    {(value, setValue) => <Slider {...args} value={value} onChange={setValue} />}
  </Stateful>
);

export const Playground: Story = { render: live };

export const States: Story = {
  render: (args) => (
    <Stack gap="large">
      <Slider {...args} value={0} hint="Count the years with all families." />
      <Slider {...args} value={1} />
      <Slider {...args} value={20} />
      <Slider {...args} value={10} error="Please say how long you have worked" />
      <Slider {...args} value={10} disabled hint="Confirmed by your employers." />
    </Stack>
  ),
};

export const DescribedForReaders: Story = {
  tags: ['!picture'],
  args: { hint: 'With all families.', error: 'Please move it', id: 'years', name: 'experience' },
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Experience' });
    await expect(slider).toHaveAccessibleDescription('With all families. Error: Please move it');
    await expect(slider).toBeInvalid();
    await expect(slider).toHaveAttribute('aria-valuetext', '5 years');
    await expect(slider).toHaveAttribute('id', 'years');
    await expect(slider).toHaveAttribute('min', '0');
    await expect(slider).toHaveAttribute('max', '20');
  },
};

export const MovedAndAnnounced: Story = {
  tags: ['!picture'],
  render: live,
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider');
    const fill = canvasElement.querySelector('rect');
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await expect(fill).toHaveAttribute('width', '25%');
    await fireEvent.change(slider, { target: { value: '20' } });
    await expect(slider).toHaveValue('20');
    await expect(slider).toHaveAttribute('aria-valuetext', '20+ years');
    await expect(fill).toHaveAttribute('width', '100%');
    await fireEvent.change(slider, { target: { value: '0' } });
    await expect(slider).toHaveAttribute('aria-valuetext', 'New');
    await expect(fill).toHaveAttribute('width', '0%');
  },
};

export const ByButtons: Story = {
  args: { buttons: { less: 'One year less', more: 'One year more' } },
  render: live,
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Experience' });
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await press('One year more');
    await expect(slider).toHaveValue('6');
    await expect(canvas.getByRole('status')).toHaveTextContent('6 years');
    // The line speaks for itself.
    await fireEvent.change(slider, { target: { value: '0' } });
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await press('One year less');
    await expect(slider).toHaveValue('0');
    await expect(canvas.getByRole('status')).toHaveTextContent('New');
  },
};

const places = inEveryPlace(
  <Stack gap="large">
    <Slider
      label="Umefanya kazi za nyumbani kwa muda gani kwa jumla?"
      value={8}
      onChange={change}
      min={0}
      max={20}
      valueText={(count) => `Miaka ${String(count)}`}
      minLabel="Sijawahi kufanya kazi"
      maxLabel="Miaka 20 au zaidi"
      hint="Hesabu miaka yote, hata kama ni kwa waajiri tofauti."
      error="Tafadhali chagua idadi ya miaka"
      buttons={{ less: 'Punguza mwaka mmoja', more: 'Ongeza mwaka mmoja' }}
    />
    <Slider
      label="Mshahara unaotarajia kwa mwezi"
      value={28_000}
      onChange={change}
      min={15_000}
      max={60_000}
      step={500}
      valueText={(count) => `Shilingi ${count.toLocaleString('en-KE')}`}
      disabled
      hint="Haiwezi kubadilishwa baada ya kukubali kazi."
    />
  </Stack>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
