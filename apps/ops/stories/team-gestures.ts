import type { TeamMember } from '@repo/api-client/queries/team';
import { press } from '@repo/app-shell/story-kit/gestures';
import type { StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';

type Play = NonNullable<StoryObj['play']>;
type Name = string | RegExp;

const dialog = async () => within(await screen.findByRole('dialog'));

/** Gestures in a dialog over the screen: it stands outside of the story's canvas. */
export const inDialog = {
  press:
    (name: Name): Play =>
    async ({ userEvent }) =>
      userEvent.click((await dialog()).getByRole('button', { name })),
  write:
    (field: Name, words: string): Play =>
    async ({ userEvent }) => {
      await userEvent.click((await dialog()).getByLabelText(field));
      await userEvent.paste(words);
    },
  select:
    (field: Name, entry: string): Play =>
    async ({ userEvent }) =>
      userEvent.selectOptions((await dialog()).getByLabelText(field), entry),
};

/** The member comes back to the tab: the page is read again. */
export const comesBack: Play = async () => {
  globalThis.document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};

/** Opens the menu of a member, and chooses an entry. */
export const chooseAct =
  ({ name }: TeamMember, entry: string): Play =>
  async (context) => {
    await press(`Actions for ${name}`)(context);
    await context.userEvent.click(await context.canvas.findByRole('menuitem', { name: entry }));
  };
