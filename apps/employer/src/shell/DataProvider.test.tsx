import { useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { session } from '../session/session.ts';
import DataProvider from './DataProvider.tsx';
import { queryClient } from '../api/query-client.ts';

const nobody = { name: 'Zawadi Example', phone: '+254700000001' };

/** Shows the loaded data, and the employer for whom the screen opened. */
function Orders() {
  const { data } = useQuery({
    queryKey: ['orders'],
    queryFn: () => Promise.resolve(`orders of ${session.token() ?? 'nobody'}`),
  });
  const [openedBy] = useState(() => session.token() ?? 'nobody');
  return (
    <p>
      {data ?? 'loading'}, opened by {openedBy}
    </p>
  );
}

const otherTab = (change: () => void) =>
  act(() => {
    change();
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }));
  });

beforeEach(() => session.clear());
afterEach(cleanup);

it('starts the screen anew, without the last person’s data, when another tab signs somebody else in', async () => {
  session.signIn('amina', nobody);
  render(<Orders />, { wrapper: DataProvider });
  expect(await screen.findByText('orders of amina, opened by amina')).toBeTruthy();
  otherTab(() => localStorage.setItem('authToken', 'baraka'));
  expect(screen.getByText('loading, opened by baraka')).toBeTruthy();
  expect(await screen.findByText('orders of baraka, opened by baraka')).toBeTruthy();
});

it('takes the data away when another tab signs out', async () => {
  session.signIn('amina', nobody);
  render(<Orders />, { wrapper: DataProvider });
  await screen.findByText(/orders of amina/);
  otherTab(() => localStorage.removeItem('authToken'));
  expect(screen.queryByText(/amina/)).toBeNull();
});

it('forgets what was loaded when somebody else signs in here', () => {
  session.signIn('amina', nobody);
  queryClient.setQueryData(['orders'], 'of amina');
  session.signIn('baraka', nobody);
  expect(queryClient.getQueryData(['orders'])).toBeUndefined();
});

it('loads by itself what could not be loaded, as soon as there is a network again', async () => {
  session.signIn('amina', nobody);
  let network = false;
  const load = () => (network ? Promise.resolve('the answer') : Promise.reject(new Error('no network')));
  const Part = () => <p>{useQuery({ queryKey: ['part'], queryFn: load }).data ?? 'nothing'}</p>;
  render(<Part />, { wrapper: DataProvider });
  await waitFor(() => expect(queryClient.getQueryState(['part'])?.status).toBe('error'));
  network = true;
  act(() => {
    globalThis.dispatchEvent(new Event('offline'));
    globalThis.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByText('the answer')).toBeTruthy();
});

it('keeps what was loaded while the person stays the same', () => {
  session.signIn('amina', nobody);
  queryClient.setQueryData(['orders'], 'of amina');
  globalThis.dispatchEvent(new Event('pageshow'));
  expect(queryClient.getQueryData(['orders'])).toBe('of amina');
});
