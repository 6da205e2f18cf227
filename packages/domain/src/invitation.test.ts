import { expect, it } from 'vitest';
import {
  invitationLink,
  INVITATION_EXPIRES_AFTER_HOURS,
  INVITATIONS_PER_EMPLOYER_PER_DAY,
  INVITATIONS_PER_WORKER_PER_DAY,
} from './invitation.ts';

// spec: constants/invitation-expiry
it('expires after 48 hours', () => {
  expect(INVITATION_EXPIRES_AFTER_HOURS).toBe(48);
});

it('is sent 100 times a day by one employer and 5 times to one worker at most', () => {
  expect([INVITATIONS_PER_EMPLOYER_PER_DAY, INVITATIONS_PER_WORKER_PER_DAY]).toEqual([100, 5]);
});

it('leads to the app by a link that is short enough for an SMS', () => {
  expect(invitationLink('https://worker.amini.example', 'ABCDEFGH23')).toBe(
    'https://worker.amini.example/i/ABCDEFGH23',
  );
});
