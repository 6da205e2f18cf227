import { passTime } from '@repo/ui/story-kit/clock';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

type Play = NonNullable<StoryObj['play']>;
type Name = string | RegExp;

/** Waits until a button takes a press. */
export const canPress =
  (name: Name): Play =>
  async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
  };

/** Presses a button by its visible name. */
export const press =
  (name: Name): Play =>
  async (context) => {
    await canPress(name)(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name }));
  };

/** Presses a button in an alert dialog: the answer to its question. */
export const answer =
  (name: Name): Play =>
  async ({ userEvent }) => {
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name }));
  };

/** Waits for words in a dialog over the screen. */
export const isAsked =
  (words: Name, role: 'alertdialog' | 'dialog' = 'alertdialog'): Play =>
  async () => {
    await within(await screen.findByRole(role)).findByText(words);
  };

/** Opens content behind a line, such as the filters. Filters of a desk are open already. */
export const open =
  (line: Name): Play =>
  async ({ canvas, userEvent }) => {
    const words = await canvas.findByText(line);
    if (words.closest('details')?.open !== true) await userEvent.click(words);
  };

export const choose =
  (name: Name): Play =>
  async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('radio', { name }));

export const write =
  (field: Name, words: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText(field));
    // Pastes the words at once, because the stories of the field itself cover typing.
    await userEvent.paste(words);
  };

/** Selects an entry in a native list. */
export const select =
  (field: Name, entry: string): Play =>
  async ({ canvas, userEvent }) =>
    userEvent.selectOptions(await canvas.findByLabelText(field), entry);

/** Turns a switch on or off. */
export const turn =
  (name: Name): Play =>
  async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('switch', { name }));

/** Runs gestures one after the other. */
export const inTurn =
  (...gestures: readonly Play[]): Play =>
  async (context) => {
    for (const gesture of gestures) await gesture(context);
  };

export const timePasses =
  (seconds: number): Play =>
  () =>
    passTime(seconds);
