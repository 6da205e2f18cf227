import { getContactStatus, listContacts } from '@repo/api-client/contract/contact-requests';
import { answers } from '@repo/api-client/recorded/recorded-calls';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { contact, contacts } from '../../../stories/contacts.ts';
import { here, openScreen, press } from '../../../stories/in-test.tsx';
import { paths } from '../../paths.ts';
import ContactsPage from './ContactsPage.tsx';

const status = answers(
  getContactStatus,
  contact('approved', { name: 'Achieng Otieno', phone: '+254700000101' }),
);

it('asks for a number only when the employer wants to see it', async () => {
  const respond = vi.fn<typeof status.respond>(status.respond);
  openScreen(ContactsPage, paths.contacts, {
    recorded: [answers(listContacts, { contacts }), { ...status, respond }],
  });
  await screen.findByRole('heading', { level: 2, name: 'Achieng Otieno' });
  expect(screen.getByRole('heading', { level: 2, name: 'Unknown Name' })).toBeTruthy();
  expect(respond).not.toHaveBeenCalled();
  await press('button', 'Show Number of Achieng Otieno');
  const link = await screen.findByRole('link', { name: /700 000 101/ });
  expect(link.getAttribute('href')).toBe('tel:+254700000101');
  expect(respond).toHaveBeenCalledTimes(1);
});

it('leads back to the profile of the dashboard', async () => {
  openScreen(ContactsPage, paths.contacts, { recorded: [answers(listContacts, { contacts: [] })] });
  await screen.findByText('No Contacts Yet');
  await press('link', 'Back to dashboard');
  expect(here()).toMatchObject({ pathname: paths.dashboard, state: { activeTab: 'profile' } });
});
