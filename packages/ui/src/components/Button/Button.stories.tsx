import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DownloadIcon } from '../../icons/DownloadIcon.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Card } from '../Card/Card.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Button, ButtonLink, buttonSizes, buttonVariants } from './Button.tsx';

const press = fn();

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Start New Verification', onClick: press },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Stack>
      {buttonSizes.map((size) => (
        <Inline key={size}>
          {buttonVariants.map((variant) => (
            <Button key={variant} variant={variant} size={size} onClick={press}>
              {`${variant} ${size}`}
            </Button>
          ))}
        </Inline>
      ))}
      <Inline>
        <Button variant="secondary" icon={<DownloadIcon />} onClick={press}>
          Download Receipt
        </Button>
        <ButtonLink href="#invite">Invite New Worker</ButtonLink>
        <ButtonLink href="#later" variant="ghost">
          Maybe Later
        </ButtonLink>
      </Inline>
    </Stack>
  ),
};

export const VariantsDark: Story = { ...Variants, globals: { mode: 'dark' } };

export const Busy: Story = {
  render: () => (
    <Stack align="start">
      {buttonVariants.map((variant) => (
        <Button key={variant} variant={variant} busy busyLabel="Sending Code..." onClick={press}>
          Get Started
        </Button>
      ))}
      <Button busy onClick={press}>
        Search
      </Button>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    press.mockClear();
    const [first] = within(canvasElement).getAllByRole('button', { name: 'Sending Code...' });
    await expect(first).toHaveAttribute('aria-busy', 'true');
    if (first) await userEvent.click(first);
    await expect(press).not.toHaveBeenCalled();
  },
};

export const SwitchedOffWithReason: Story = {
  args: { disabledReason: 'Fill in your name, phone number and location first.' },
  play: async ({ canvasElement }) => {
    press.mockClear();
    const button = within(canvasElement).getByRole('button', { name: 'Start New Verification' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Fill in your name, phone number and location first.');
    await userEvent.keyboard('{Enter}');
    await expect(press).not.toHaveBeenCalled();
  },
};

const submitted = fn((event: SubmitEvent) => {
  event.preventDefault();
});

/** Enter in a field reaches the form through its button: a switched-off button stops it. */
export const SwitchedOffInForm: Story = {
  render: () => (
    <form ref={(form) => form?.addEventListener('submit', submitted)}>
      <TextField label="Full Name" value="" onChange={press} />
      <Button type="submit" disabledReason="Fill in your name first.">
        Get Started
      </Button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    submitted.mockClear();
    await userEvent.type(within(canvasElement).getByRole('textbox'), 'Wanjiru{Enter}');
    await expect(submitted).not.toHaveBeenCalled();
  },
};

export const PressedByKeyboard: Story = {
  play: async () => {
    press.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await expect(press).toHaveBeenCalledTimes(2);
  },
};

export const LongestTextOnNarrowestPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <Card>
      <Stack>
        <Button fullWidth onClick={press}>
          Endelea kulipia uthibitisho wa mfanyakazi wako wa nyumbani sasa hivi
        </Button>
        <Button
          fullWidth
          variant="secondary"
          busy
          busyLabel="Inatuma nambari ya uthibitisho..."
          onClick={press}
        >
          Tuma
        </Button>
      </Stack>
    </Card>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
