import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { inEveryPlace, Stateful } from '../../story-kit.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Checkbox } from './Checkbox.tsx';

const change = fn();

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'I agree to the checks', checked: false, onChange: change },
  parameters: guidance({
    do: [
      'Write the label so that a tick means yes: what is agreed to, not what is avoided.',
      'Put what needs explaining, and every link, into the description.',
    ],
    dont: ['Do not tick a consent in advance.', 'Do not use it for what acts at once: that is a `Toggle`.'],
    access: [
      'The whole row can be pressed, and is at least 44 px high; the space bar ticks it.',
      'Readers hear the description and the error with the box.',
    ],
  }),
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

const live: Story['render'] = (args) => (
  <Stateful initial={false}>
    {(checked, setChecked) => <Checkbox {...args} checked={checked} onChange={setChecked} />}
  </Stateful>
);

const terms = (
  <>
    Read the <TextLink href="/terms">terms of the checks</TextLink> first.
  </>
);

export const Playground: Story = { render: live };

export const States: Story = {
  render: (args) => (
    <Stack gap="small">
      <Checkbox {...args} />
      <Checkbox {...args} checked />
      <Checkbox {...args} description={terms} required />
      <Checkbox {...args} required error="Please agree to the checks" />
      <Checkbox {...args} checked error="Please read it again" />
      <Checkbox {...args} disabled description="Add her phone number first." />
      <Checkbox {...args} checked disabled description="Agreed on 21 November 2026." />
    </Stack>
  ),
};

export const DescribedForReaders: Story = {
  tags: ['!picture'],
  args: { description: terms, error: 'Please agree', required: true, id: 'agreed', name: 'agreed' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'I agree to the checks' });
    await expect(box).toHaveAccessibleDescription('Error: Please agree Read the terms of the checks first.');
    await expect(box).toBeInvalid();
    await expect(box).toBeRequired();
    await expect(box).toHaveAttribute('id', 'agreed');
  },
};

export const ByKeyboardAndTouch: Story = {
  tags: ['!picture'],
  args: { description: terms },
  render: live,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('checkbox');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText('I agree to the checks'));
    await expect(box).not.toBeChecked();
    // The whole row is the target, with the words of the description. A link in them stays a link.
    const at = (element: Element) => {
      const { left, top, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + 2, top + height / 2);
    };
    await expect(at(canvas.getByText(/^Read the/))).toBe(box);
    await expect(at(canvas.getByRole('link'))).toBe(canvas.getByRole('link'));
  },
};

const places = inEveryPlace(
  <Checkbox
    label="Ninakubali maelezo yangu ya kibinafsi yachunguzwe na kuonyeshwa mwajiri aliyenialika"
    checked
    onChange={change}
    description="Unaweza kubatilisha idhini yako wakati wowote kupitia ukurasa wako wa wasifu."
    error="Tafadhali kubali masharti ili kuendelea"
    required
  />,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
