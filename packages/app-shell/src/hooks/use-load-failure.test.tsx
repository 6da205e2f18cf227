import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useLoadFailure } from './use-load-failure.ts';

type Work = () => Promise<string>;

function Part({ name, work }: { readonly name: string; readonly work: Work }) {
  const query = useQuery({ queryKey: [name], queryFn: work, retry: false });
  const failure = useLoadFailure(query);
  if (failure !== null) return <LoadError message="It failed" {...failure.retry} />;
  return <p>{query.data ?? 'Loading'}</p>;
}

function show(work: Work) {
  const client = new QueryClient();
  const ui = (name: string) => (
    <QueryClientProvider client={client}>
      <main>
        <h1 tabIndex={-1}>Workers</h1>
        <Part name={name} work={work} />
      </main>
    </QueryClientProvider>
  );
  const { rerender } = render(ui('one'));
  return { client, other: () => act(() => rerender(ui('two'))) };
}
const button = () => screen.getByRole('button', { name: 'Try Again' });
const settle = (work: () => void) =>
  act(async () => {
    work();
    await Promise.resolve();
  });

afterEach(cleanup);

it('stays, with the button that was pressed, while it is tried again', async () => {
  let answer: (text: string) => void = () => {};
  const work = vi
    .fn<Work>()
    .mockRejectedValueOnce(new Error('no'))
    .mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  show(work);
  const pressed = await screen.findByRole('button', { name: 'Try Again' });
  pressed.focus();
  fireEvent.click(pressed);
  await vi.waitFor(() => expect(pressed.getAttribute('aria-busy')).toBe('true'));
  expect(button()).toBe(pressed);
  expect(document.activeElement).toBe(pressed);
  await settle(() => answer('Here they are'));
  expect(await screen.findByText('Here they are')).toBeTruthy();
});

it('leads back to the heading when the button is gone with the failure', async () => {
  const work = vi.fn<Work>().mockRejectedValueOnce(new Error('no')).mockResolvedValue('Here they are');
  show(work);
  const pressed = await screen.findByRole('button', { name: 'Try Again' });
  pressed.focus();
  fireEvent.click(pressed);
  await screen.findByText('Here they are');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Workers' }));
});

it('says when the next try failed too', async () => {
  const late = () => new Promise<string>((_, reject) => setTimeout(() => reject(new Error('no')), 20));
  show(vi.fn<Work>(late));
  fireEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  await vi.waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe('Tried again, without success.'),
  );
  expect(button()).toBeTruthy();
});

it('says nothing of a try that nobody asked for', async () => {
  const work = vi
    .fn<Work>()
    .mockRejectedValueOnce(new Error('no'))
    .mockImplementation(() => new Promise(() => {}));
  const { client } = show(work);
  await screen.findByRole('button', { name: 'Try Again' });
  await settle(() => void client.refetchQueries());
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2));
  expect(button().getAttribute('aria-busy')).not.toBe('true');
  expect(screen.getByRole('status').textContent).toBe('');
});

it('is not the failure of what is loaded next', async () => {
  const work = vi
    .fn<Work>()
    .mockRejectedValueOnce(new Error('no'))
    .mockImplementation(() => new Promise(() => {}));
  const { other } = show(work);
  await screen.findByRole('button', { name: 'Try Again' });
  other();
  expect(screen.getByText('Loading')).toBeTruthy();
});
