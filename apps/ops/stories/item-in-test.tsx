import { getWork } from '@repo/api-client/contract/work';
import { answers, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { fireEvent, screen } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import type { ItemKind } from '../src/pages/item/item-kind.ts';
import { ItemView } from '../src/pages/item/ItemView.tsx';
import { paths } from '../src/paths.ts';
import { openScreen } from './in-test.tsx';
import { held } from './items.ts';
import { idOf } from './team.ts';

let calls: readonly Parameters<typeof fetch>[] = [];

/** Opens the page of a piece of work that the member holds, and records from then on what it sends. */
export function openItem(
  kind: ItemKind,
  facts: Parameters<typeof held>[1],
  recorded: readonly Recording[],
): void {
  const Item = () => <ItemView kind={kind} id={idOf(500)} />;
  openScreen(Item, paths.item(kind, idOf(500)), {
    recorded: [...recorded, answers(getWork, held(kind, facts))],
  });
  const watched = vi.spyOn(globalThis, 'fetch');
  ({ calls } = watched.mock);
  onTestFinished(() => watched.mockRestore());
}

/** What the page sent: address and body. */
export const sent = () =>
  calls.flatMap(([address, init]) =>
    init?.method === 'POST' && typeof init.body === 'string'
      ? [[address, z.parse(z.json(), JSON.parse(init.body))]]
      : [],
  );

/** How often the page read an address. */
export const readsOf = (path: string): number => calls.filter(([address]) => address === path).length;

export const choose = async (name: RegExp) => fireEvent.click(await screen.findByRole('radio', { name }));
export const write = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const told = (words: string) => screen.findByText(words, { selector: 'output *' });
/** A double click, because nothing may be sent twice. */
export function submit(name: string): void {
  const button = screen.getByRole('button', { name });
  fireEvent.click(button);
  fireEvent.click(button);
}
