import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { choices, guidance } from '../../guidance.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { passTime } from '../../story-clock.ts';
import { inEveryPlace, Stateful } from '../../story-kit.tsx';
import { buttonVariants } from '../Button/Button.tsx';
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

/** The clock stands still, so that every screenshot shows the same wait, until the story moves the clock. */
const MOMENT = new Date('2027-03-01T09:00:00.000Z');
const held = { parameters: { clock: MOMENT.toISOString() } };

export const Waiting: Story = {
  tags: ['!picture'],
  ...held,
  args: { availableAt: MOMENT.getTime() + 45_000 },
  play: async ({ canvasElement }) => {
    press.mockClear();
    const button = within(canvasElement).getByRole('button', { name: 'Resend code in 45s' });
    await userEvent.click(button);
    await expect(press).not.toHaveBeenCalled();
  },
};

/** It reads the clock repeatedly while it waits. */
export const RunsOut: Story = {
  tags: ['!picture'],
  ...held,
  args: { availableAt: MOMENT.getTime() + 2_000 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Resend code in 2s' })).toBeVisible();
    passTime(2);
    await canvas.findByRole('button', { name: 'Resend Code' });
    await expect(canvas.getByRole('status')).toHaveTextContent('Resend Code: you can do this now.');
  },
};

/** A press long after the last wait: the new wait starts with its own length, without the time since the last wait. */
export const WaitsAgain: Story = {
  tags: ['!picture'],
  ...held,
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
    passTime(3);
    await userEvent.click(button);
    await waitFor(() => expect(shown.length).toBeGreaterThan(0));
    await expect(shown[0]).toBe('Resend code in 60s');
  },
};

const places = inEveryPlace(
  <Stack>
    <CountdownButton
      availableAt={MOMENT.getTime() + 59_000}
      label="Tuma tena nambari ya uthibitisho"
      waitingLabel={(seconds) => `Unaweza kutuma tena nambari baada ya sekunde ${String(seconds)}`}
      onClick={press}
      fullWidth
    />
    <CountdownButton
      availableAt={0}
      label="Tuma tena nambari ya uthibitisho"
      waitingLabel={inSeconds}
      onClick={press}
      variant="secondary"
    />
  </Stack>,
);
export const InCard = { ...places.inCard, ...held };
export const InDialog = { ...places.inDialog, ...held };
export const LargeTextOnNarrowestPhone = { ...places.largeTextNarrowest, ...held };
