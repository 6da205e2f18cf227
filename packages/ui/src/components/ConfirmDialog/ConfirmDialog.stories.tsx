import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { dark, fitsTheScreen, largeText, narrow, Stateful } from '../../story-kit.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const confirm = fn();
const cancel = fn();

const meta = {
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    question: 'Are you sure you want to delete this review?',
    consequence: 'It is gone for good, and its stars no longer count.',
    confirmLabel: 'Delete',
    busyLabel: 'Deleting...',
    tone: 'danger',
    onConfirm: confirm,
    onCancel: cancel,
  },
  parameters: {
    // Each story shows it open, in a frame of its own on the docs page.
    docs: { story: { inline: false, iframeHeight: 380 } },
    ...guidance({
      do: [
        'Ask in a whole sentence, and put its verb on the button.',
        'Say what follows from a yes, and whether it can be undone.',
        'Keep it open while it is done, and say in it when it failed.',
      ],
      dont: [
        'Do not ask before what is easily undone: do it, and offer the way back.',
        "Do not write 'Yes', 'No' or 'OK' on the buttons.",
      ],
      access: [
        'The focus stands on the way out; Escape, the cross and a press beside it lead out too.',
        'It is an alert dialog: readers hear the question and what follows from it at once.',
      ],
    }),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = () => waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());

export const Playground: Story = { play: shown };
export const Dark: Story = { globals: dark, play: shown };

export const Plain: Story = {
  tags: ['!picture'],
  args: {
    question: 'Send the invitation to Achieng Otieno?',
    consequence: 'She is asked for her consent by SMS, and has 48 hours to answer.',
    confirmLabel: 'Send Invitation',
    busyLabel: 'Sending...',
    tone: 'plain',
  },
  play: shown,
};

export const Quiet: Story = {
  args: {
    question: 'Do you have nothing to add?',
    consequence: 'It then goes into the report. You can still dispute it later.',
    confirmLabel: 'I have nothing to add',
    busyLabel: 'Sending...',
    tone: 'quiet',
  },
  play: shown,
};

export const Busy: Story = {
  args: { busy: true },
  play: async () => {
    cancel.mockClear();
    confirm.mockClear();
    await shown();
    // While busy, nothing closes the dialog, and no press confirms twice.
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Deleting...' }));
    for (const way of screen.getAllByRole('button', { name: 'Cancel' })) await userEvent.click(way);
    await expect(cancel).not.toHaveBeenCalled();
    await expect(confirm).not.toHaveBeenCalled();
    await expect(screen.getByRole('alertdialog')).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['!picture'],
  args: { error: 'The review was not deleted. Check your connection and try again.' },
  play: async () => {
    await shown();
    await expect(screen.getByRole('alert')).toHaveTextContent('Error: The review was not deleted.');
  },
};

/** After a yes the focus goes to what stands in the place of the removed row, after a no back to its button. */
export const LeadsToTheNeighbour: Story = {
  tags: ['!picture'],
  render: (args) => (
    <Stateful<'listed' | 'asked' | 'gone'> initial="listed">
      {(state, setState) => (
        <Card>
          {state !== 'gone' && (
            <Button variant="secondary" onClick={() => setState('asked')}>
              Delete the first review
            </Button>
          )}
          <Button variant="secondary" onClick={() => undefined}>
            Delete the second review
          </Button>
          <ConfirmDialog
            {...args}
            open={state === 'asked'}
            onCancel={() => setState('listed')}
            onConfirm={() => setState('gone')}
            afterClose={(goBack) => {
              if (screen.queryByRole('button', { name: 'Delete the first review' })) goBack();
              else screen.getByRole('button', { name: 'Delete the second review' }).focus();
            }}
          />
        </Card>
      )}
    </Stateful>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const first = canvas.getByRole('button', { name: 'Delete the first review' });
    await userEvent.click(first);
    await shown();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.click(first);
    await shown();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Delete the second review' })).toHaveFocus(),
    );
  },
};

export const ByKeyboard: Story = {
  render: (args) => (
    <Stateful initial={false}>
      {(open, setOpen) => (
        <Card>
          <Button
            variant="secondary"
            onClick={() => {
              setOpen(true);
            }}
          >
            Delete review
          </Button>
          <ConfirmDialog
            {...args}
            open={open}
            onCancel={() => {
              cancel();
              setOpen(false);
            }}
            onConfirm={() => {
              confirm();
              setOpen(false);
            }}
          />
        </Card>
      )}
    </Stateful>
  ),
  play: async ({ canvasElement }) => {
    cancel.mockClear();
    confirm.mockClear();
    const opener = within(canvasElement).getByRole('button', { name: 'Delete review' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await shown();
    const dialog = screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this review?' });
    await expect(dialog).toHaveAccessibleDescription('It is gone for good, and its stars no longer count.');
    // The cancel button has the focus: a second Enter deletes nothing.
    const [, wayOut] = within(dialog).getAllByRole('button', { name: 'Cancel' });
    await expect(wayOut).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(cancel).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await shown();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(confirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

const longest: Story = {
  args: {
    question: 'Una uhakika unataka kufuta maoni haya uliyoandika kuhusu mfanyakazi wako?',
    consequence: 'Yakifutwa hayawezi kurudishwa, na nyota ulizompa hazitahesabiwa tena kwenye wastani wake.',
    confirmLabel: 'Futa maoni haya kabisa',
    cancelLabel: 'Hapana, yaache yalivyo',
    busyLabel: 'Inafuta...',
    error: 'Maoni hayakufutwa. Angalia muunganisho wako kisha ujaribu tena.',
  },
  play: async () => {
    await shown();
    await fitsTheScreen();
    const dialog = screen.getByRole('alertdialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
export const LongestTextOnNarrowestPhone: Story = { ...longest, globals: narrow };
export const LargeTextOnNarrowestPhone: Story = { ...longest, globals: { ...largeText, ...narrow } };
