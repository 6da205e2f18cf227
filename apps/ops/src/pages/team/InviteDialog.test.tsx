import { proposeTeamChange } from '@repo/api-client/contract/team';
import { once, refuses, waits } from '@repo/api-client/recorded/recorded-calls';
import { english as confirmations } from '@repo/domain/confirmations/english';
import { english as refusals } from '@repo/domain/refusals/english';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { press } from '../../../stories/in-test.tsx';
import { ownInvitation, teamOf } from '../../../stories/members.ts';
import {
  dialog,
  isClosed,
  open,
  proposes,
  sent,
  submit,
  toast,
  write,
} from '../../../stories/team-in-test.tsx';

describe('an invitation', () => {
  async function fill() {
    await press('button', 'Invite a member');
    const form = await dialog();
    write(form, /^Phone number/, '0700 000 003');
    write(form, /^Name/, ' Auma Wekesa ');
    write(form, /^Role/, 'agent');
    write(form, /^Reason/, 'Our third agent.');
    return form;
  }

  // spec: team-members/propose
  it('is proposed once, and then waits in the list', async () => {
    await open(...once(proposeTeamChange, [teamOf([ownInvitation])]), teamOf(), proposes);
    const opener = screen.getByRole('button', { name: 'Invite a member' });
    opener.focus();
    const form = await fill();
    submit(form, 'Propose');
    await toast(confirmations.teamChangeProposed);
    expect(sent()).toEqual([
      [
        '/api/ops/team/changes',
        {
          kind: 'invitation',
          phone: '+254700000003',
          name: 'Auma Wekesa',
          role: 'agent',
          reason: 'Our third agent.',
        },
      ],
    ]);
    expect(
      await screen.findByRole('button', { name: 'Withdraw the invitation of Auma Wekesa' }),
    ).toBeTruthy();
    await isClosed();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('is not sent before every field is right', async () => {
    await open(teamOf(), proposes);
    await press('button', 'Invite a member');
    const form = await dialog();
    write(form, /^Phone number/, '020 271 0000');
    write(form, /^Reason/, 'x'.repeat(201));
    submit(form, 'Propose');
    for (const error of [
      'Please enter a valid Kenyan phone number',
      'Please enter the name that colleagues see.',
      'Please choose a role.',
      'At most 200 characters.',
    ])
      expect((await form.findAllByText(error)).length, error).toBe(2);
    expect(sent()).toEqual([]);
  });

  it('of a phone that is in the team says so at the phone, and keeps what was typed', async () => {
    await open(
      teamOf(),
      refuses(proposeTeamChange, 409, refusals.teamPhoneKnown, {
        fields: { phone: refusals.teamPhoneKnown },
      }),
    );
    const form = await fill();
    submit(form, 'Propose');
    await form.findByText(refusals.teamPhoneKnown);
    const phone = form.getByLabelText<HTMLInputElement>(/^Phone number/);
    expect(phone.value).toBe('0700 000 003');
    await waitFor(() => expect(document.activeElement).toBe(phone));
  });

  it('stays open while it is sent', async () => {
    await open(teamOf(), waits(proposeTeamChange));
    const form = await fill();
    submit(form, 'Propose');
    for (const way of form.getAllByRole('button', { name: 'Cancel' })) fireEvent.click(way);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(screen.getByRole('dialog', { name: 'Invite a member' })).toBeTruthy();
  });
});
