import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { session } from '../../session/session.ts';
import { PackageChooser } from './PackageChooser.tsx';

const standard = {
  id: 17,
  name: 'Standard Check',
  price: 1000,
  priceDisplay: 'KES 1,000',
  description: 'Adds police clearance',
  features: ['Police clearance'],
  popular: true,
  level: 'standard',
  duration: '2-3 business days',
};
const lite = { ...standard, id: 16, name: 'Lite Check', price: 500, priceDisplay: 'KES 500', popular: false };

const service = vi.fn<typeof fetch>();
const pay = vi.fn<(chosen: { readonly id: number }) => void>();
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

const chooser = (look: Partial<Parameters<typeof PackageChooser>[0]>) => (
  <MemoryRouter>
    <QueryClientProvider client={queryClient}>
      <PackageChooser
        workerName="Achieng Example"
        initialPackageId={17}
        payLabel="Pay & Start Verification"
        promise={() => 'Money back after a no.'}
        onPay={pay}
        {...look}
      />
    </QueryClientProvider>
  </MemoryRouter>
);
const show = (look: Partial<Parameters<typeof PackageChooser>[0]> = {}) => render(chooser(look));
const payButton = () => screen.findByRole('button', { name: 'Pay & Start Verification' });

beforeEach(() => {
  vi.stubGlobal('fetch', service);
  service.mockReset();
  pay.mockClear();
  service.mockImplementation(() => Promise.resolve(json([lite, standard])));
  session.signIn('a-token', { name: 'An Employer', phone: '+254700000001' });
  queryClient.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// spec: package/bar
it('shows the total of the chosen package beside the button that pays it', async () => {
  show();
  const button = await payButton();
  const total = () => screen.getByText('Total').nextElementSibling?.textContent;
  expect(total()).toBe('KES 1,000');
  fireEvent.click(screen.getByRole('radio', { name: /Lite Check/ }));
  expect(total()).toBe('KES 500');
  fireEvent.click(button);
  expect(pay).toHaveBeenCalledWith(expect.objectContaining({ id: 16 }));
});

it('says beside the button what becomes of the money, between the total and the press', async () => {
  show();
  const button = await payButton();
  const promise = screen.getByText('Money back after a no.');
  expect(promise.compareDocumentPosition(screen.getByText('Total'))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(promise.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(promise.parentElement?.parentElement?.contains(button)).toBe(true);
});

// spec: package/none-chosen
it('says beside the button that nothing is chosen, and pays nothing', async () => {
  show({ initialPackageId: 99 });
  fireEvent.click(await payButton());
  expect(screen.getByRole('alert').textContent).toContain('Please select a package first.');
  expect(pay).not.toHaveBeenCalled();
});

it('keeps what is chosen while something else is waited for, and offers nothing to pay meanwhile', async () => {
  const { rerender } = show();
  await payButton();
  fireEvent.click(screen.getByRole('radio', { name: /Lite Check/ }));
  rerender(chooser({ instead: <p>Loading worker...</p> }));
  expect(screen.queryByRole('button', { name: 'Pay & Start Verification' })).toBeNull();
  rerender(chooser({}));
  await payButton();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Lite Check/ }).checked).toBe(true);
});

// spec: errors/packages
it('offers to try again when the packages could not be loaded', async () => {
  service.mockImplementation(() => Promise.resolve(json({ message: 'no', error: 'no' }, 400)));
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(screen.getByText('Failed to load packages.')).toBeTruthy();
});

it('says once below the packages what a certificate takes, and opens what each line means', async () => {
  show();
  expect(await screen.findAllByText(/costs KES 1,050, paid by the worker\.$/)).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'What each line means' }));
  expect(await screen.findByRole('dialog', { name: 'What each line means' })).toBeTruthy();
  expect(screen.getByText('The National ID and a selfie, compared by our identity provider.')).toBeTruthy();
});
