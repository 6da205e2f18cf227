import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { dark, fitsTheScreen, largeText, narrow, Stateful } from '../../story-kit.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';

const close = fn();

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    open: true,
    onClose: close,
    title: 'Get the Deep Check?',
    description: 'KES 2,000. The whole picture: references in full, work history and health.',
    actions: (
      <>
        <Button variant="ghost" onClick={close}>
          Cancel
        </Button>
        <Button onClick={close}>Pay KES 2,000</Button>
      </>
    ),
  },
  // Each story shows it open, in a frame of its own on the docs page.
  parameters: {
    ...guidance({
      do: [
        'Ask one question that needs an answer now, and put the main button last.',
        'Keep it on the screen that may open it, closed: its code then comes ahead.',
      ],
      dont: [
        'Do not put a form of several fields into it for employers and workers; that is a screen. At the desk of the team a few fields are fine.',
        'Do not open one by itself: it follows a press.',
        'Do not take the cross away, but from words that come once and would be lost.',
      ],
      access: [
        'The focus moves in (to the first field, where there is one), stays in, and goes back to the button that opened it; to the main heading where that button is gone.',
        'Escape, the cross and a press beside it close it. Readers hear the title and the description together.',
      ],
      words: [
        "The title is the question with its verb: 'Withdraw the invitation?' The main button repeats the verb.",
      ],
      alternatives: [
        { use: 'Components/ConfirmDialog', when: 'A yes or no before something that cannot be undone.' },
        { use: 'Components/Disclosure', when: 'More about a thing, in its place on the page.' },
      ],
    }),
    docs: { story: { inline: false, iframeHeight: 420 } },
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = () => waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());

export const Playground: Story = { play: shown };
export const Dark: Story = { globals: dark, play: shown };

/** Its buttons stay visible over a text that scrolls. */
export const ScrolledOnNarrowestPhone: Story = {
  globals: narrow,
  args: { children: Array.from({ length: 40 }, () => 'Maelezo marefu sana ya ukaguzi wa kina.').join(' ') },
  play: async () => {
    await shown();
    await fitsTheScreen();
    await expect(screen.getByRole('button', { name: 'Pay KES 2,000' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  render: (args) => (
    <Stateful initial={false}>
      {(open, setOpen) => (
        <>
          <Button
            variant="secondary"
            onClick={() => {
              setOpen(true);
            }}
          >
            Deep Check
          </Button>
          <Dialog
            {...args}
            open={open}
            onClose={() => {
              setOpen(false);
            }}
          />
        </>
      )}
    </Stateful>
  ),
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Deep Check' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await shown();
    const dialog = screen.getByRole('dialog', { name: 'Get the Deep Check?' });
    await expect(dialog).toHaveAccessibleDescription(/KES 2,000/);
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    // The focus stays inside, after any number of moves.
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** The first field has the focus, not the cross above it. */
export const WithField: Story = {
  tags: ['!picture'],
  args: {
    title: 'End the sessions of Baraka Mutua?',
    description: 'Baraka Mutua can sign in again.',
    children: <TextField label="Reason" value="" onChange={fn()} />,
  },
  play: async () => {
    await shown();
    await expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
  },
};

/** Its text comes once: only the button that says so closes it. */
export const ClosedByItsButtonOnly: Story = {
  // A press beside the dialog leaves the focus with the dialog or its button: the browser decides which.
  tags: ['!picture'],
  render: (args) => (
    <Stateful initial={true}>
      {(open, setOpen) => (
        <Dialog
          open={open}
          title="Your new recovery codes"
          description="We show them only now."
          actions={
            <Button
              onClick={() => {
                setOpen(false);
              }}
            >
              I keep these codes in a safe place
            </Button>
          }
        >
          {args.children}
        </Dialog>
      )}
    </Stateful>
  ),
  args: { children: '7KQ2-M9XA-PT4W' },
  play: async () => {
    await shown();
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    // A press beside the dialog, as the browser tells of it: Radix switches the pointer off there.
    await fireEvent.pointerDown(document.body);
    await fireEvent.click(document.body);
    await shown();
  },
};

/** The subject of the dialog is further up: the focus goes there, not back to the button. */
export const LeadsOn: Story = {
  tags: ['!picture'],
  render: (args) => (
    <Stateful initial={false}>
      {(open, setOpen) => (
        <>
          <Heading level={1}>What is missing</Heading>
          <Button
            variant="secondary"
            onClick={() => {
              setOpen(true);
            }}
          >
            Save
          </Button>
          <Dialog
            {...args}
            open={open}
            afterClose={() => screen.getByRole('heading', { level: 1 }).focus()}
            onClose={() => {
              setOpen(false);
            }}
          />
        </>
      )}
    </Stateful>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await shown();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'What is missing' })).toHaveFocus());
  },
};

/** The deletion removed the button too: the focus starts at the top of the remaining screen. */
export const OpenerGone: Story = {
  tags: ['!picture'],
  render: (args) => (
    <Stateful<'listed' | 'asked' | 'gone'> initial="listed">
      {(state, setState) => (
        <main>
          <Heading level={1}>Reviews</Heading>
          {state !== 'gone' && (
            <Button
              variant="secondary"
              onClick={() => {
                setState('asked');
              }}
            >
              Delete
            </Button>
          )}
          <Dialog
            {...args}
            open={state === 'asked'}
            onClose={() => {
              setState('gone');
            }}
          />
        </main>
      )}
    </Stateful>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await shown();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Reviews' })).toHaveFocus());
  },
};

const longest: Story = {
  args: {
    title: 'Je, ungependa kulipia uthibitisho wa kina wa mfanyakazi wako?',
    description:
      'KES 2,000. Picha kamili: mazungumzo ya kina na waajiri waliotangulia, historia ya kazi na afya.',
    closeLabel: 'Funga dirisha hili',
    children: 'Malipo hufanyika kupitia M-Pesa, na hayarudishwi baada ya ukaguzi kuanza.',
    actions: (
      <>
        <Button variant="ghost" onClick={close}>
          Hapana, nitaendelea baadaye
        </Button>
        <Button onClick={close}>Endelea kulipia KES 2,000</Button>
      </>
    ),
  },
  play: async () => {
    await shown();
    await fitsTheScreen();
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
export const LongestTextOnNarrowestPhone: Story = { ...longest, globals: narrow };
export const LargeTextOnNarrowestPhone: Story = { ...longest, globals: { ...largeText, ...narrow } };
