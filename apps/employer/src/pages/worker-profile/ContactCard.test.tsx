import { LinkProvider } from '@repo/ui/components/LinkProvider';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NEWS } from '../../../stories/in-test.tsx';
import { leavePage } from '../../../stories/reload.ts';
import DataProvider from '../../shell/DataProvider.tsx';
import { queryClient } from '../../api/query-client.ts';
import { session } from '../../session/session.ts';
import { RouterLink } from '@repo/app-shell/routing/RouterLink';
import { ContactCard } from './ContactCard.tsx';

const WORKER_ID = '0198f3a1-0000-7000-8000-000000000001';
const EXPIRES_AT = '2026-11-24T10:00:00Z';
const service = vi.fn<typeof fetch>();
const status = (kind: string | null, contact_info: object | null = null, ask_refusal: string | null = null) =>
  Response.json({
    has_request: kind !== null,
    status: kind,
    expires_at: kind === null ? null : EXPIRES_AT,
    ask_refusal,
    data: { contact_info },
  });

/** Sets the status of the request, and the answer to a new request. */
const says = (stands: () => Response, toRequest: () => Response | Promise<Response> = () => status(null)) =>
  service.mockImplementation((_address, init) =>
    Promise.resolve(init?.method === 'POST' ? toRequest() : stands()),
  );
const sent = () => service.mock.calls.filter(([, init]) => init?.method === 'POST');

const show = () =>
  render(
    <MemoryRouter>
      <LinkProvider link={RouterLink}>
        <ContactCard workerId={WORKER_ID} />
      </LinkProvider>
    </MemoryRouter>,
    { wrapper: DataProvider },
  );
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const message = () => screen.findByLabelText(/^Message to the worker/);

beforeEach(() => {
  vi.stubGlobal('fetch', service);
  localStorage.clear();
  session.clear();
  session.signIn('a-token', { name: 'An Employer', phone: '+254700000001' });
  queryClient.clear();
});
afterEach(() => {
  cleanup();
  service.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a request for a contact', () => {
  // spec: worker-profile/contact, contact/offered, contact/default-text
  it('opens with the default message in the focus, and the focus finds a place when it is left', async () => {
    says(() => status(null));
    show();
    expect(
      await screen.findByText(
        /Asking is free: our SMS gives your name, and we wait 48 hours for the answer\.$/,
      ),
    ).toBeTruthy();
    await press('Request Contact');
    const field = await message();
    expect(field).toHaveProperty(
      'value',
      'I would like to contact you about work. Reply YES to share your contact details or NO to decline. This request expires in 48 hours.',
    );
    expect(document.activeElement).toBe(field);
    await press('Cancel');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Contact Information' }));
    expect(screen.getByRole('button', { name: 'Request Contact' })).toBeTruthy();
  });

  // spec: contact/message
  it('is not sent without words', async () => {
    says(() => status(null));
    show();
    await press('Request Contact');
    fireEvent.change(await message(), { target: { value: ' \n ' } });
    await press('Send Request');
    expect(await screen.findByText('Please enter a message for the worker')).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  // spec: contact/pending, contact/call-send, errors/alert-contact
  it('is sent once, says that the worker is notified by SMS, and waits for her until it expires', async () => {
    says(
      () => status(null),
      () => Response.json({ message: 'Sent', expires_at: EXPIRES_AT }),
    );
    show();
    await press('Request Contact');
    fireEvent.change(await message(), { target: { value: 'Please call me.' } });
    const send = await screen.findByRole('button', { name: 'Send Request' });
    fireEvent.click(send);
    fireEvent.click(send);
    const told = await screen.findByText('The worker is notified by SMS.');
    expect(told.closest('output')).toBeTruthy();
    expect(screen.getByText('Contact request sent!')).toBeTruthy();
    expect(screen.getByText(/on Nov 24, 2026/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Contact Information' }));
    expect(sent().map(([, init]) => init?.body)).toEqual([
      JSON.stringify({ nanny_id: WORKER_ID, message: 'Please call me.' }),
    ]);
  });

  it('is on one line with her answer and the call, whether it was sent just now or before', async () => {
    says(() => status('pending'));
    show();
    const way = await screen.findByRole('list', { name: 'Contact request' });
    expect([...way.children].map((step) => step.textContent)).toEqual([
      'Contact request sent!The worker is notified by SMS.',
      'Waiting for the answerThe request expires after 48 hours, on Nov 24, 2026. This page shows the answer as soon as it comes.',
      'You callThe name and phone number then stand here.',
    ]);
    expect(way.querySelector('[aria-current=step]')?.textContent).toMatch(/^Waiting for the answer/);
    expect(within(way).queryByRole('status')).toBeNull();
  });

  // spec: errors/contact
  it.each([
    [
      'the limit of the day',
      () => Response.json({ message: 'You have sent 5 contact requests today.' }, { status: 429 }),
      'You have sent 5 contact requests today.',
    ],
    [
      'no words of the service',
      () => new Response('', { status: 502 }),
      'Failed to send contact request. Please try again.',
    ],
    [
      'no network',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'Failed to send contact request. Please try again.',
    ],
  ])('that fails for %s says so and keeps what was typed', async (_, answer, words) => {
    says(() => status(null), answer);
    show();
    await press('Request Contact');
    fireEvent.change(await message(), { target: { value: 'Please call me.' } });
    await press('Send Request');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(await message()).toHaveProperty('value', 'Please call me.');
  });

  it('that was being written is open after a reload with its words, and closed for good by Cancel', async () => {
    says(() => status(null));
    show();
    await press('Request Contact');
    fireEvent.change(await message(), { target: { value: 'Please call me.' } });
    leavePage();
    show();
    expect(await message()).toHaveProperty('value', 'Please call me.');
    expect(screen.getByText('We kept what you typed.')).toBeTruthy();
    // The employer did not open the form just now.
    expect(document.activeElement).toBe(document.body);
    await press('Cancel');
    leavePage();
    show();
    await press('Request Contact');
    expect(await message()).not.toHaveProperty('value', 'Please call me.');
    expect(screen.queryByText('We kept what you typed.')).toBeNull();
  });

  it('that was made elsewhere meanwhile is what is shown', async () => {
    let stands: string | null = null;
    says(
      () => status(stands),
      () => {
        stands = 'pending';
        return Response.json({ message: 'You have already asked this worker.' }, { status: 409 });
      },
    );
    show();
    await press('Request Contact');
    await press('Send Request');
    expect(await screen.findByText('Waiting for the answer')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send Request' })).toBeNull();
  });
});

describe('the answer', () => {
  it.each(NEWS)('comes to the open screen %s, with a number that can be called', async (_when, happen) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let stands = () => status('pending');
    says(() => stands());
    show();
    expect(await screen.findByText('Waiting for the answer')).toBeTruthy();
    stands = () => status('approved', { name: 'Achieng Otieno', phone: '+254700000101' });
    await happen();
    const number = await screen.findByText('+254 700 000 101');
    const call = screen.getByRole('link', { name: 'Call' });
    expect(call.getAttribute('href')).toBe('tel:+254700000101');
    expect(number.compareDocumentPosition(call)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const chat = screen.getByRole('link', { name: 'WhatsApp' });
    expect(chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/254700000101\b/);
    expect(
      screen.getByText('Achieng Otieno shares this number with you, and can take it back.').closest('output'),
    ).toBeTruthy();
    const asked = service.mock.calls.length;
    await act(() => vi.advanceTimersByTimeAsync(90_000));
    expect(service.mock.calls.length).toBe(asked);
  });

  // spec: contact/expired, contact/again
  it.each([
    ['declined', 'Request declined'],
    ['expired', 'Request expired'],
  ])('%s leaves room for another request', async (stands, title) => {
    says(() => status(stands));
    show();
    expect(await screen.findByText(title)).toBeTruthy();
    await press('Request Contact');
    expect(await message()).toBeTruthy();
  });

  it.each([null, 'declined', 'expired'])(
    '%s says why she cannot be asked, in place of the button',
    async (stands) => {
      says(() => status(stands, null, 'This worker said no to you.'));
      show();
      expect(await screen.findByText('This worker said no to you.')).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Request Contact' })).toBeNull();
      expect(screen.queryByText(/We ask by SMS/)).toBeNull();
    },
  );

  it('that was taken back shows nothing and offers nothing', async () => {
    says(() => status('approved'));
    show();
    expect(await screen.findByText('No longer shared')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
