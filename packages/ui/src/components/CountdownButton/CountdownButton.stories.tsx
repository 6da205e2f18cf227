import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { choices, guidance } from '../../guidance.ts';
import { buttonVariants } from '../Button/Button.tsx';
import { Stateful } from '../../story-kit.tsx';
import { CountdownButton } from './CountdownButton.tsx';

const press = fn();
const inSeconds = (seconds: number) => `Resend code in ${String(seconds)}s`;

const meta = {
  title: 'Components/CountdownButton',
  component: CountdownButton,
  argTypes: choices({ variant: buttonVariants }),
  args: { availableAt: 0, label: 'Resend Code', waitingLabel: inSeconds, onClick: press },
  parameters: guidance({
    do: [
      "Say in its words how long the wait is: 'Resend code in 45s'.",
      'Start it anew when the action was done.',
    ],
    dont: ['Do not use it to slow people down where no limit asks for it.'],
    access: [
      'The seconds are not read one by one; only the end of the wait is announced.',
      'While waiting it keeps its focus and speaks its reason.',
    ],
  }),
} satisfies Meta<typeof CountdownButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Available: Story = {
  play: async ({ canvasElement }) => {
    press.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Resend Code' }));
    await expect(press).toHaveBeenCalledOnce();
  },
};

export const Waiting: Story = {
  render: (args) => <CountdownButton {...args} availableAt={Date.now() + 45_000} />,
  play: async ({ canvasElement }) => {
    press.mockClear();
    const button = within(canvasElement).getByRole('button', { name: /^Resend code in 4[45]s$/ });
    await userEvent.click(button);
    await expect(press).not.toHaveBeenCalled();
  },
};

const soon = Date.now();

export const RunsOut: Story = {
  render: (args) => <CountdownButton {...args} availableAt={Math.max(Date.now(), soon) + 1_200} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: /in \ds/ })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Resend Code' })).toBeVisible(), {
      timeout: 4_000,
    });
    await expect(canvas.getByRole('status')).toHaveTextContent('Resend Code: you can do this now.');
  },
};

/** A press long after the last wait: the new wait starts at its own length, not at what has passed since. */
export const WaitsAgain: Story = {
  render: (args) => (
    <Stateful initial={0}>
      {(at, setAt) => (
        <CountdownButton {...args} availableAt={at} onClick={() => setAt(Date.now() + 60_000)} />
      )}
    </Stateful>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    const shown: (string | null)[] = [];
    new MutationObserver(() => shown.push(button.textContent)).observe(button, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    await new Promise((resolve) => {
      setTimeout(resolve, 2_100);
    });
    await userEvent.click(button);
    await waitFor(() => expect(shown.length).toBeGreaterThan(0));
    await expect(shown[0]).toBe('Resend code in 60s');
  },
};
