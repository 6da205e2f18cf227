import { expect, it } from 'vitest';
import { INVITATION_EXPIRES_AFTER_HOURS, invitationMachine, mayPayInvitation } from './invitation.ts';

it('is paid only after the worker accepted', () => {
  expect(invitationMachine.states.filter(mayPayInvitation)).toEqual(['accepted']);
  expect(mayPayInvitation('something new')).toBe(false);
});

it('expires after 48 hours', () => {
  expect(INVITATION_EXPIRES_AFTER_HOURS).toBe(48);
});
