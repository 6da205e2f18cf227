import * as z from 'zod/mini';
import { proposeTeamChange } from '@repo/api-client/contract/team';
import { type Recording, answers } from '@repo/api-client/recorded/recorded-calls';
import { english as confirmations } from '@repo/domain/confirmations/english';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';
import { openScreen, press } from './in-test.tsx';
import { ownInvitation } from './members.ts';
import { paths } from '../src/paths.ts';
import TeamPage from '../src/pages/team/TeamPage.tsx';

type Fields = Awaited<ReturnType<typeof dialog>>;

let calls: readonly Parameters<typeof fetch>[] = [];

/** The changes that the page sent: address and body. */
export const sent = () =>
  calls.flatMap(([address, init]) =>
    init?.method === 'POST' && typeof init.body === 'string'
      ? [[address, z.parse(z.json(), JSON.parse(init.body))]]
      : [],
  );

/** Opens the page, and records from then on what it sends. */
export async function open(...recorded: readonly Recording[]) {
  openScreen(TeamPage, paths.team, { recorded });
  const watched = vi.spyOn(globalThis, 'fetch');
  ({ calls } = watched.mock);
  onTestFinished(() => watched.mockRestore());
  await screen.findByRole('heading', { level: 2, name: 'Members' });
}

/** Each name with its second line, without the label of its card. */
export const rows = () =>
  screen.getAllByRole('rowheader').map(({ textContent }) => textContent.replace(/^Name/, ''));
export const dialog = async (role: 'dialog' | 'alertdialog' = 'dialog') =>
  within(await screen.findByRole(role));
export const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
export const toast = (message: string) => screen.findByText(message, { selector: 'output *' });

export async function act(name: string, entry: string) {
  await press('button', `Actions for ${name}`);
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }));
  return dialog();
}
export const entries = async (name: string) => {
  await press('button', `Actions for ${name}`);
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
};
export const write = (fields: Fields, label: RegExp, value: string) =>
  fireEvent.change(fields.getByLabelText(label), { target: { value } });
/** A double click, because nothing may be sent twice. */
export function submit(fields: Fields, name: string) {
  const button = fields.getByRole('button', { name });
  fireEvent.click(button);
  fireEvent.click(button);
}

export const proposes = answers(proposeTeamChange, {
  change: { id: ownInvitation.id },
  message: confirmations.teamChangeProposed,
});
