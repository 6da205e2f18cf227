import { getContactStatus, listContacts } from '@repo/api-client/contract/contact-requests';
import { answers, breaks, waits } from '@repo/api-client/recorded/recorded-calls';
import { press } from '@repo/app-shell/story-kit/gestures';
import type { Meta } from '@storybook/react-vite';
import { contact, contacts } from '../../../stories/contacts.ts';
import { screenOf } from '../../../stories/screen.tsx';
import { paths } from '../../paths.ts';
import ContactsPage from './ContactsPage.tsx';

const meta = {
  title: 'Screens/Employer/Contacts',
  component: ContactsPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof ContactsPage>;
export default meta;

const screen = screenOf(ContactsPage, paths.contacts);
const shared = answers(listContacts, { contacts });

export const Shared = screen({
  recorded: [
    shared,
    answers(getContactStatus, contact('approved', { name: 'Achieng Otieno', phone: '+254700000101' })),
  ],
  does: press('Show Number of Achieng Otieno'),
  shows: '+254 700 000 101',
});
/** The worker took the approval back after the list was loaded. */
export const TakenBack = screen({
  tags: ['!picture'],
  recorded: [shared, answers(getContactStatus, contact('approved'))],
  does: press('Show Number of Achieng Otieno'),
  shows: 'This number is not shared any more.',
});
export const NothingShared = screen({
  recorded: [answers(listContacts, { contacts: [] })],
  shows: 'No Contacts Yet',
});
export const Loading = screen({ recorded: [waits(listContacts)], shows: 'Loading contacts...' });
export const Failed = screen({
  tags: ['!picture'],
  recorded: [breaks(listContacts)],
  shows: 'Failed to load contacts. Please try again.',
});
