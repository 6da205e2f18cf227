import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { choices, guidance } from '../../guidance.ts';
import { DownloadIcon } from '../../icons/DownloadIcon.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { dark, desktop, fitsItsCard, inEveryPlace, Stateful } from '../../story-kit.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Button, ButtonLink, buttonSizes, buttonVariants } from './Button.tsx';

const press = fn();

const meta = {
  title: 'Components/Button',
  component: Button,
  argTypes: choices({ variant: buttonVariants, size: buttonSizes }),
  args: { children: 'Start New Verification', onClick: press },
  parameters: guidance({
    do: [
      "Say on it what happens: 'Send Invitation', not 'OK'.",
      'Use one primary button per screen.',
      'Give a reason when it cannot be pressed; the reason can be read and heard.',
    ],
    dont: [
      'Do not hide a button that cannot be pressed now.',
      'Do not use it to go elsewhere; `ButtonLink` looks the same and is a link.',
    ],
    access: [
      'Switched off it keeps its focus and speaks its reason.',
      'While busy it says so after 300 ms, and a second press does nothing.',
      'At least 44 px high in both sizes. With a mouse at a desk both are 40 px high.',
    ],
    words: [
      "Begin with a verb, and say what happens: 'Send Invitation'. Two or three words.",
      'Capital letters as in a title in English, as in a sentence in Kiswahili.',
      "Money is on it: 'Pay KES 1,000'.",
    ],
    alternatives: [
      { use: 'Components/IconButton', when: 'An icon that everybody knows, where words have no room.' },
      { use: 'Components/TextLink', when: 'A place to go to, inside a sentence.' },
    ],
  }),
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

// spec: shared-pieces/buttons
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
  play: async ({ canvasElement }) => {
    press.mockClear();
    const canvas = within(canvasElement);
    const looks = new Set<string>();
    for (const variant of ['primary', 'secondary', 'ghost']) {
      const button = canvas.getByRole('button', { name: `${variant} regular` });
      const { backgroundColor, borderColor, color } = getComputedStyle(button);
      looks.add([backgroundColor, borderColor, color].join(' '));
      await userEvent.click(button);
      // Hover and focus of this press would change the next style, or the screenshot.
      await userEvent.unhover(button);
      button.blur();
    }
    await expect(looks.size).toBe(3);
    await expect(press).toHaveBeenCalledTimes(3);
  },
};

export const VariantsDark: Story = { ...Variants, globals: dark };

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

const pair = (busy: boolean) => (
  <Inline>
    <Button size="small" busy={busy} busyLabel="Sending Code..." onClick={press}>
      Send
    </Button>
    <Button size="small" busy={busy} onClick={press}>
      Search
    </Button>
    <Button size="small" variant="secondary" onClick={press}>
      Cancel
    </Button>
  </Inline>
);

/** A button that begins to work moves none of its neighbours. */
export const BusyInItsPlace: Story = {
  tags: ['!picture'],
  render: () => (
    <Stack>
      {pair(false)}
      {pair(true)}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const edges = canvas.getAllByRole('button').map((each) => {
      const { left, width, height } = each.getBoundingClientRect();
      return { left, width, height };
    });
    await expect(edges).toHaveLength(6);
    await expect(edges.slice(3)).toEqual(edges.slice(0, 3));
  },
};

const sizes = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('button, input')].map((each) => each.getBoundingClientRect().height);

const oneLine = (
  <Stack>
    <TextField label="Full Name" value="Wanjiru" onChange={press} />
    <Button onClick={press}>Get Started</Button>
    <Button size="small" onClick={press}>
      Search
    </Button>
  </Stack>
);

/** A field is as high as a button, and a thumb has room on both. */
export const HeightForThumb: Story = {
  tags: ['!picture'],
  globals: { viewport: { value: 'tablet' } },
  render: () => oneLine,
  play: async ({ canvasElement }) => {
    await expect(sizes(canvasElement)).toEqual([52, 52, 44]);
  },
};

/** With a mouse at a desk. */
export const HeightAtDesk: Story = {
  tags: ['!picture'],
  globals: desktop,
  render: () => oneLine,
  play: async ({ canvasElement }) => {
    await expect(sizes(canvasElement)).toEqual([40, 40, 40]);
  },
};

/** The words for the wait keep their room, without a ring: an unseen one would turn for as long as the page is open. */
export const NotBusy: Story = {
  tags: ['!picture'],
  args: { busy: false, busyLabel: 'Sending Code...' },
  play: async ({ canvas }) => {
    const ring = canvas.getByText('Sending Code...').firstElementChild;
    if (ring === null) throw new Error('The ring has no room');
    await expect(ring).not.toBeVisible();
    await expect(ring.getBoundingClientRect().width).toBe(18);
    await expect(getComputedStyle(ring).borderStyle).toBe('none');
  },
};

const reason = 'Fill in your name, phone number and location first.';

/** The keyboard reaches it, its description is present before a press, and every press announces and shows the reason. */
export const SwitchedOffWithReason: Story = {
  tags: ['!picture'],
  args: { disabledReason: reason },
  play: async ({ canvasElement }) => {
    press.mockClear();
    const button = within(canvasElement).getByRole('button', { name: 'Start New Verification' });
    const region = canvasElement.querySelector('[aria-live="polite"]');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(reason);
    await expect(region).toBeEmptyDOMElement();
    await userEvent.keyboard('{Enter}');
    await expect(region).toHaveTextContent(reason);
    await expect(region).toBeVisible();
    await expect(button).toHaveAccessibleDescription(reason);
    await expect(button).toHaveFocus();
    const told = region?.firstElementChild;
    await userEvent.keyboard(' ');
    // Another element with the same words: screen readers say it again.
    await expect(region?.firstElementChild).not.toBe(told);
    await expect(region).toHaveTextContent(reason);
    await expect(press).not.toHaveBeenCalled();
  },
};

/** One text for the eyes and for the description. A press announces it. */
export const ReasonInSight: Story = {
  args: { disabledReason: reason, showReason: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Start New Verification' });
    const told = canvas.getByText(reason);
    await expect(told).toBeVisible();
    await expect(button).toHaveAccessibleDescription(reason);
    await userEvent.click(button);
    await expect(canvas.getByText(reason)).not.toBe(told);
  },
};

/** The announced text disappears with its reason: a reader hears no new reason while typing. */
export const ReasonMended: Story = {
  tags: ['!picture'],
  render: () => (
    <Stateful initial="">
      {(name, setName) => (
        <Stack>
          <TextField label="Full Name" value={name} onChange={setName} />
          <Button fullWidth onClick={press} disabledReason={name.length < 2 && 'Fill in your name first.'}>
            Get Started
          </Button>
        </Stack>
      )}
    </Stateful>
  ),
  play: async ({ canvasElement }) => {
    press.mockClear();
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Get Started' });
    await userEvent.click(button);
    await expect(canvas.getByText('Fill in your name first.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox'), 'Wanjiru');
    await expect(canvas.queryByText('Fill in your name first.')).toBeNull();
    await expect(button).not.toHaveAttribute('aria-disabled');
    await userEvent.click(button);
    await expect(press).toHaveBeenCalledOnce();
  },
};

const submitted = fn((event: SubmitEvent) => {
  event.preventDefault();
});

/** Enter in a field submits the form through its button: a switched-off button stops it. */
export const SwitchedOffInForm: Story = {
  tags: ['!picture'],
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
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'Wanjiru{Enter}');
    await expect(submitted).not.toHaveBeenCalled();
    await expect(canvas.getByText('Fill in your name first.')).toBeVisible();
  },
};

export const PressedByKeyboard: Story = {
  tags: ['!picture'],
  play: async () => {
    press.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await expect(press).toHaveBeenCalledTimes(2);
  },
};

const swahiliReason = 'Jaza kwanza majina yako kamili, nambari ya simu na mahali unapoishi.';

const places = inEveryPlace(
  <Stack>
    <Button fullWidth onClick={press}>
      Endelea kulipia uthibitisho wa mfanyakazi wako wa nyumbani
    </Button>
    <Button variant="secondary" icon={<DownloadIcon />} onClick={press}>
      Pakua risiti ya malipo
    </Button>
    <Button fullWidth variant="secondary" busy busyLabel="Inatuma nambari ya uthibitisho..." onClick={press}>
      Tuma
    </Button>
    <Button variant="danger" size="small" busy busyLabel="Inabatilisha idhini uliyotoa..." onClick={press}>
      Batilisha idhini
    </Button>
    <Button fullWidth onClick={press} disabledReason={swahiliReason}>
      Anza uthibitisho
    </Button>
    <ButtonLink href="#baadaye" variant="ghost">
      Nitaendelea na uthibitisho huu baadaye
    </ButtonLink>
  </Stack>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;

/** After a press, the reason has room below its button. */
export const LongestReasonOnNarrowestPhone: Story = {
  ...places.largeTextNarrowest,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Anza uthibitisho' }));
    await expect(canvas.getByText(swahiliReason)).toBeVisible();
    await fitsItsCard({ canvasElement });
  },
};
