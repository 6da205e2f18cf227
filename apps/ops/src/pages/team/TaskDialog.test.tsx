import {
  endMembership,
  endSessionsOfMember,
  listSessionsOfMember,
  proposeTeamChange,
} from '@repo/api-client/contract/team';
import { answers, breaks, once, refuses } from '@repo/api-client/recorded/recorded-calls';
import { english as confirmations } from '@repo/domain/confirmations/english';
import { english as refusals } from '@repo/domain/refusals/english';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { baraka, members, teamOf } from '../../../stories/members.ts';
import { act, isClosed, open, proposes, sent, submit, toast, write } from '../../../stories/team-in-test.tsx';

const at = '2026-11-22T09:14:00Z';

describe('what is done to a member', () => {
  // spec: team-members/propose
  it('proposes one of the other roles', async () => {
    await open(teamOf(), proposes);
    const form = await act('Baraka Mutua', 'Change role');
    const { options } = form.getByLabelText<HTMLSelectElement>(/^New role/);
    expect([...options].map(({ text }) => text)).toEqual([
      'Choose a role',
      'Senior',
      'Finance',
      'Privacy Officer',
      'Administrator',
      'Auditor',
    ]);
    write(form, /^New role/, 'senior');
    write(form, /^Reason/, 'Decides disputes.');
    submit(form, 'Propose');
    await toast(confirmations.teamChangeProposed);
    expect(sent()).toEqual([
      [
        '/api/ops/team/changes',
        { kind: 'role', member_id: baraka.id, role: 'senior', reason: 'Decides disputes.' },
      ],
    ]);
  });

  // spec: team-members/propose, team-members/end, team-members/end-sessions
  it.each([
    [
      'New second factor',
      'Propose',
      proposes,
      '/api/ops/team/changes',
      { kind: 'new_second_factor', member_id: baraka.id },
    ],
    [
      'End sessions',
      'End sessions',
      answers(endSessionsOfMember, { message: confirmations.sessionsEnded }),
      `/api/ops/team/members/${baraka.id}/end-sessions`,
      {},
    ],
    [
      'End membership',
      'End membership',
      answers(endMembership, { message: confirmations.membershipEnded }),
      `/api/ops/team/members/${baraka.id}/end`,
      {},
    ],
  ])('%s needs a reason, and is sent once', async (entry, button, answer, address, body) => {
    await open(teamOf(), answer);
    const form = await act('Baraka Mutua', entry);
    submit(form, button);
    await form.findByText('Please give a reason.');
    expect(sent()).toEqual([]);
    write(form, /^Reason/, ' Lost phone. ');
    submit(form, button);
    await isClosed();
    expect(sent()).toEqual([[address, { ...body, reason: 'Lost phone.' }]]);
    const opener = screen.getByRole('button', { name: 'Actions for Baraka Mutua' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  // spec: team-members/end-sessions
  it('ends one session of those where the member is signed in', async () => {
    const session = { id: baraka.id, device: null, created_at: at, last_seen_at: at };
    await open(
      teamOf(),
      answers(listSessionsOfMember, { sessions: [session] }),
      answers(endSessionsOfMember, { message: confirmations.sessionOfMemberEnded }),
    );
    const form = await act('Baraka Mutua', 'End sessions');
    await form.findByText('Unknown device, since 22 Nov 2026, 12:14, last seen 22 Nov 2026, 12:14');
    write(form, /^Which ones/, session.id);
    write(form, /^Reason/, 'Nobody knows it.');
    submit(form, 'End sessions');
    await toast(confirmations.sessionOfMemberEnded);
    expect(sent()).toEqual([
      [
        `/api/ops/team/members/${baraka.id}/end-sessions`,
        { session_id: session.id, reason: 'Nobody knows it.' },
      ],
    ]);
  });

  it('still ends all where the single ones could not be loaded', async () => {
    await open(teamOf(), breaks(listSessionsOfMember));
    const form = await act('Baraka Mutua', 'End sessions');
    expect(await form.findByText('Network error. Please try again.')).toBeTruthy();
    expect(form.getByLabelText<HTMLSelectElement>(/^Which ones/).options).toHaveLength(1);
  });

  it('moves the focus to a heading when the row of the pressed button is gone', async () => {
    const after = members.map((member) =>
      member === baraka ? { ...baraka, status: 'left' as const } : member,
    );
    await open(
      ...once(endMembership, [teamOf([], after)]),
      teamOf(),
      answers(endMembership, { message: confirmations.membershipEnded }),
    );
    const form = await act('Baraka Mutua', 'End membership');
    write(form, /^Reason/, 'Left us.');
    submit(form, 'End membership');
    await screen.findByText('Left the team (3)');
    await waitFor(() => expect(document.activeElement?.tagName).toMatch(/^H[12]$/));
  });

  it('says in place that the same proposal waits', async () => {
    await open(teamOf(), refuses(proposeTeamChange, 409, refusals.teamChangeWaits));
    const form = await act('Baraka Mutua', 'New second factor');
    write(form, /^Reason/, 'Lost phone.');
    submit(form, 'Propose');
    expect(await form.findByText(refusals.teamChangeWaits)).toBeTruthy();
  });
});
