import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accepting } from '../../../stories/household.ts';
import { facts, here, openScreen, press } from '../../../stories/in-test.tsx';
import { paths } from '../../paths.ts';
import InvitePage from './InvitePage.tsx';

async function send() {
  openScreen(InvitePage, paths.invite, { recorded: accepting });
  await press('radio', /Standard Check/);
  fireEvent.change(screen.getByLabelText(/^Full Name/), { target: { value: 'Zawadi Naliaka' } });
  fireEvent.change(screen.getByLabelText(/^Phone Number/), { target: { value: '0700 000 104' } });
  await press('button', 'Send Invitation');
  await screen.findByRole('heading', { level: 1, name: 'Invitation Sent Successfully!' });
}

// spec: invite/success-details, invite/success-next
it('shows who was invited and what happens next', async () => {
  await send();
  expect(facts()).toMatchObject({
    Name: 'Zawadi Naliaka',
    Phone: '+254 700 000 104',
    Package: 'Standard Check',
  });
  const next = screen.getByRole('heading', { name: 'What happens next' }).parentElement?.textContent;
  expect(next).toMatch(
    /The worker gets an SMS.*The worker replies YES or NO.*expires in 48 hours.*You complete the payment.*The checks start/,
  );
});

// spec: invite/success-continue
it('goes on to the verifications', async () => {
  await send();
  await press('link', 'Continue');
  expect(here()).toMatchObject({ pathname: '/dashboard', state: { activeTab: 'verifications' } });
});

// spec: invite/success-another
it('begins anew for another invitation', async () => {
  await send();
  await press('button', 'Send Another Invitation');
  expect((await screen.findByLabelText<HTMLInputElement>(/^Full Name/)).value).toBe('');
});
