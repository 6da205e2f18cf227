import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { guidance } from '../../guidance.ts';
import { fitsTheScreen, focusedWhen, largeText, narrow } from '../../story-kit.tsx';
import { Form } from './Form.tsx';
import { DecisionBelow } from '../../../test/DecisionBelow.tsx';
import { empty, InvitationForm, refusing, save } from '../../../test/InvitationForm.tsx';
import { LongestFields } from '../../../test/LongestFields.tsx';

const meta = {
  title: 'Patterns/Form',
  component: Form,
  parameters: guidance({
    do: [
      'Build every form with `useForm`, its rules and words from `@repo/domain`, its fields named as on the wire.',
      'Spread `form.field(name)` into the field; put the button into `actions`.',
      'Give a form that is longer than a phone’s screen `isLong`: even one error is summed up above it.',
    ],
    dont: [
      'Do not check while somebody types: errors show when the form is sent, or on leaving a field.',
      'Do not clear a form that could not be saved.',
      'Do not write a field’s error twice; what no field is to blame for is the message above the button.',
    ],
    access: [
      'One wrong field takes the focus, and its error is read with it; several are summed up, with links to each.',
      'A button that is at work says so and keeps the focus; Enter in any field sends the form.',
    ],
  }),
  args: {
    children: null,
    actions: null,
    form: { message: null, summary: { errors: [], attempt: 0 }, onSubmit: fn() },
  },
  render: () => <InvitationForm />,
  beforeEach: () => {
    save.mockReset();
    save.mockResolvedValue(undefined);
  },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

const canvasOf = (element: HTMLElement) => {
  const canvas = within(element);
  const field = (label: RegExp) => canvas.getByLabelText(label);
  return {
    canvas,
    name: () => field(/Full Name/),
    phone: () => field(/Phone Number/),
    send: () => canvas.getByRole('button', { name: /Send/ }),
    fill: async (phone = '0700 000 012') => {
      await userEvent.type(field(/Full Name/), 'Achieng Otieno');
      await userEvent.type(field(/Phone Number/), phone);
      await userEvent.click(canvas.getByRole('radio', { name: 'Standard Check' }));
    },
  };
};

export const Playground: Story = {};

/** The actions stay in sight while the form reaches below the window, as on a desk beside a paper. */
export const KeptActions: Story = {
  args: {
    keepsActions: true,
    children: Array.from({ length: 12 }, (_, place) => (
      <TextField key={place} label={`Field ${String(place + 1)}`} value="" onChange={fn()} />
    )),
    actions: <Button type="submit">Decide: Accept</Button>,
  },
  render: (args) => <Form {...args} />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Decide: Accept' });
    const { bottom } = button.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(globalThis.innerHeight);
    within(canvasElement).getByLabelText('Field 12').focus();
    const field = within(canvasElement).getByLabelText('Field 12').getBoundingClientRect();
    await expect(field.bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top);
  },
};

/** The actions grow by what they say of the choice, and do not cover it. */
export const ChosenAboveKeptActions: Story = {
  tags: ['!picture'],
  render: () => <DecisionBelow />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chosen = canvas.getByRole('radio', { name: 'Finding' });
    const button = canvas.getByRole('button', { name: 'Decide' });
    const room = () => button.getBoundingClientRect().top - chosen.getBoundingClientRect().bottom;
    // Just above the actions, which grow over it.
    globalThis.scrollBy(0, 16 - room());
    await expect(room()).toBeLessThan(40);
    chosen.click();
    await expect(await canvas.findByText(/in the report at once/)).toBeVisible();
    await waitFor(async () => expect(room()).toBeGreaterThan(40));
  },
};

/** What could not be saved is told above the actions that are kept, and not behind them. */
export const FailedAboveKeptActions: Story = {
  ...KeptActions,
  tags: ['!picture'],
  args: {
    ...KeptActions.args,
    form: { message: 'The service is busy.', summary: { errors: [], attempt: 0 }, onSubmit: fn() },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const told = canvas.getByText(/^The service is busy/).getBoundingClientRect();
    const actions = canvas.getByRole('button', { name: 'Decide: Accept' }).getBoundingClientRect();
    await expect(told.bottom).toBeLessThanOrEqual(actions.top);
    await expect(actions.bottom).toBeLessThanOrEqual(globalThis.innerHeight);
  },
};

/** The error of one field is shown at the field, which takes the focus: each time. */
export const OneFieldWrong: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, fill, phone, send } = canvasOf(canvasElement);
    await fill('12');
    await userEvent.click(send());
    await expect(phone()).toHaveFocus();
    await expect(phone()).toHaveAccessibleDescription(/valid Kenyan phone number/);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.type(phone(), '3');
    await expect(phone()).toBeValid();
    await userEvent.click(send());
    await expect(phone()).toHaveFocus();
    await expect(save).not.toHaveBeenCalled();
  },
};

/** Several errors have a summary above the form. Each disappears with its cause. */
export const SeveralFieldsWrong: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, name, phone, send } = canvasOf(canvasElement);
    await userEvent.click(send());
    await expect(canvas.getByRole('alert', { name: 'There is a problem' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Full name is required' }));
    await expect(name()).toHaveFocus();
    await userEvent.type(name(), 'Achieng');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('link', { name: 'Please select a verification package' }));
    await expect(canvas.getByRole('radio', { name: 'Lite Check' })).toHaveFocus();
    await expect(phone()).toBeInvalid();
  },
};

/** The one invalid field may be out of sight: the summary links to it. */
export const OneFieldWrongInLongForm: Story = {
  tags: ['!picture'],
  render: () => <InvitationForm isLong />,
  play: async ({ canvasElement }) => {
    const { canvas, fill, send } = canvasOf(canvasElement);
    await fill('12');
    await userEvent.click(send());
    await expect(canvas.getByRole('alert', { name: 'There is a problem' })).toHaveFocus();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

/** Some fields are checked, and completed, on blur, and never during typing. */
export const FieldLeft: Story = {
  tags: ['!picture'],
  play: async ({ canvasElement }) => {
    const { name, phone } = canvasOf(canvasElement);
    await userEvent.click(name());
    await expect(name()).toBeValid();
    await userEvent.tab();
    await expect(name()).toHaveAccessibleDescription('Error: Full name is required');
    await userEvent.type(phone(), '700000012');
    await userEvent.tab();
    await expect(phone()).toHaveValue('254700000012');
    await expect(phone()).toBeValid();
  },
};

/** The service's messages are at its fields, and above the button for a field that the form does not have. */
export const RefusedByService: Story = {
  tags: ['!picture'],
  beforeEach: () => refusing({ name: 'Must be at most 100 characters.', region: 'This value is not valid.' }),
  play: async ({ canvasElement }) => {
    const { canvas, fill, name, phone, send } = canvasOf(canvasElement);
    await fill();
    const focused = focusedWhen(canvasElement, () => name().ariaInvalid === 'true');
    await userEvent.click(send());
    await expect(await focused).toBe(name());
    await expect(name()).toHaveAccessibleDescription('Error: Must be at most 100 characters.');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please check the fields and try again.');
    await expect(name()).toHaveValue('Achieng Otieno');
    await expect(phone()).toHaveValue('0700 000 012');
    // A blur without a change keeps the error. An edit removes it.
    await userEvent.tab();
    await expect(name()).toBeInvalid();
    await userEvent.type(name(), 'a');
    await expect(name()).toBeValid();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Several refused fields have a summary above the form, which takes the focus when it appears. */
export const SeveralFieldsRefused: Story = {
  beforeEach: () =>
    refusing({ name: 'Must be at most 100 characters.', message: 'Must be at most 500 characters.' }),
  play: async ({ canvasElement }) => {
    const { canvas, fill, send } = canvasOf(canvasElement);
    await fill();
    const focused = focusedWhen(canvasElement, () => canvas.queryByRole('alert') !== null);
    await userEvent.click(send());
    await expect(await focused).toBe(canvas.getByRole('alert', { name: 'There is a problem' }));
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

/** The input stays, and the next attempt removes the message. */
export const Failed: Story = {
  beforeEach: () => {
    save.mockRejectedValueOnce(new Error('offline'));
  },
  play: async ({ canvasElement }) => {
    const { canvas, fill, name, phone, send } = canvasOf(canvasElement);
    await fill();
    await userEvent.click(send());
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to send invitation.');
    await expect(send()).toHaveFocus();
    await expect(name()).toHaveValue('Achieng Otieno');
    await expect(phone()).toHaveValue('0700 000 012');
    await userEvent.click(send());
    await expect(await canvas.findByText('We sent Achieng Otieno an SMS.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** After any number of presses, and Enter too, it is sent once. */
export const Busy: Story = {
  beforeEach: () => {
    save.mockReturnValue(new Promise(() => {}));
  },
  play: async ({ canvasElement }) => {
    const { canvas, fill, name, send } = canvasOf(canvasElement);
    await fill();
    await userEvent.dblClick(send());
    await expect(send()).toHaveAttribute('aria-busy', 'true');
    await userEvent.type(name(), '{Enter}');
    canvas.getByRole<HTMLFormElement>('form').requestSubmit();
    await expect(save).toHaveBeenCalledTimes(1);
  },
};

export const Saved: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, fill, send } = canvasOf(canvasElement);
    await fill();
    await userEvent.click(send());
    await expect(await canvas.findByText('We sent Achieng Otieno an SMS.')).toBeVisible();
    await expect(send()).not.toHaveAttribute('aria-busy', 'true');
    await expect(save).toHaveBeenCalledWith({
      ...empty,
      name: 'Achieng Otieno',
      phone: '0700 000 012',
      package_id: 17,
    });
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, phone, send } = canvasOf(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('Achieng Otieno');
    await userEvent.tab();
    await userEvent.keyboard('12');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.tab();
    await expect(send()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(phone()).toHaveFocus();
    await userEvent.keyboard('{Backspace}{Backspace}0700000012{Enter}');
    await expect(await canvas.findByText('We sent Achieng Otieno an SMS.')).toBeVisible();
  },
};

/** The button is in a bar below, and sends the form too. */
export const SentFromOutside: Story = {
  tags: ['!picture'],
  render: (args) => (
    <>
      <Form form={args.form} id="outside">
        <TextField label="Full Name" value="Achieng" onChange={fn()} />
        <TextField label="Location" value="Nairobi" onChange={fn()} />
      </Form>
      <Button type="submit" form="outside">
        Next
      </Button>
    </>
  ),
  args: {
    form: {
      message: null,
      summary: { errors: [], attempt: 0 },
      onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
    },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.form.onSubmit).toHaveBeenCalledTimes(1);
  },
};

const wrong: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(canvasOf(canvasElement).send());
  await fitsTheScreen();
};
export const WrongOnNarrowestPhone: Story = { globals: narrow, play: wrong };
export const WrongInLargeText: Story = { globals: largeText, play: wrong };

/** The longest errors of a service in Kiswahili. */
const longest: Story = {
  args: {
    label: 'Mwaliko',
    form: {
      message: 'Mwaliko haukutumwa kwa sababu ya hitilafu ya mtandao. Tafadhali jaribu tena baada ya muda.',
      summary: {
        errors: [
          { fieldId: 'jina', message: 'Andika majina kamili ya mfanyakazi' },
          { fieldId: 'simu', message: 'Nambari ya simu ya mfanyakazi haijakamilika' },
        ],
        attempt: 1,
      },
      onSubmit: fn(),
    },
    actions: (
      <Button type="submit" fullWidth>
        Tuma mwaliko kwa mfanyakazi
      </Button>
    ),
    children: <LongestFields />,
  },
  render: (args) => <Form {...args} />,
  play: fitsTheScreen,
};
export const LongestTextOnNarrowestPhone: Story = { ...longest, globals: narrow };
export const LargeTextOnNarrowestPhone: Story = { ...longest, globals: { ...largeText, ...narrow } };
