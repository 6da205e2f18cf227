import { decideTeamChange } from '@repo/api-client/contract/team';
import { answers, once, refuses } from '@repo/api-client/recorded/recorded-calls';
import { english as confirmations } from '@repo/domain/confirmations/english';
import { english as refusals } from '@repo/domain/refusals/english';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { press } from '../../../stories/in-test.tsx';
import {
  aboutMe,
  baraka,
  invitation,
  members,
  newRole,
  ownInvitation,
  teamOf,
} from '../../../stories/members.ts';
import { dialog, open, sent, toast } from '../../../stories/team-in-test.tsx';

describe('a proposal', () => {
  const decisions = () =>
    screen
      .queryAllByRole('button', { name: /^(Approve|Refuse|Withdraw) / })
      .map(({ textContent }) => textContent);

  // spec: team-members/decide, team-members/withdraw
  it('is withdrawn by its author, decided by another, and left alone by the member concerned', async () => {
    await open(teamOf([newRole, ownInvitation, aboutMe]));
    expect(decisions()).toEqual([
      'Approve the new role of Baraka Mutua',
      'Refuse the new role of Baraka Mutua',
      'Withdraw the invitation of Auma Wekesa',
    ]);
    expect(screen.getByText('Another administrator decides about you.')).toBeTruthy();
  });

  it('stands nowhere when there is none', async () => {
    await open(teamOf());
    expect(screen.queryByText('Waiting for a second administrator')).toBeNull();
  });

  // spec: team-members/decide
  it.each([
    ['Approve', 'approved', confirmations.teamChangeApproved],
    ['Refuse', 'refused', confirmations.teamChangeRefused],
  ])('%s is sent once, after a question', async (verb, decision, message) => {
    await open(
      ...once(decideTeamChange, [teamOf()]),
      teamOf([invitation]),
      answers(decideTeamChange, { message }),
    );
    await press('button', `${verb} the invitation of Auma Wekesa`);
    const question = await dialog('alertdialog');
    expect(sent()).toEqual([]);
    const yes = question.getByRole('button', { name: verb });
    fireEvent.click(yes);
    fireEvent.click(yes);
    await toast(message);
    expect(sent()).toEqual([[`/api/ops/team/changes/${invitation.id}/decision`, { decision }]]);
    await waitFor(() => expect(screen.queryByText('Waiting for a second administrator')).toBeNull());
  });

  it('that somebody else decided before says so, and the list is read again', async () => {
    await open(
      ...once(decideTeamChange, [teamOf()]),
      teamOf([invitation]),
      refuses(decideTeamChange, 409, refusals.teamChangeDecided),
    );
    await press('button', 'Approve the invitation of Auma Wekesa');
    const question = await dialog('alertdialog');
    fireEvent.click(question.getByRole('button', { name: 'Approve' }));
    await question.findByText(refusals.teamChangeDecided);
    await waitFor(() => expect(screen.queryByText('Waiting for a second administrator')).toBeNull());
  });

  it.each([
    ['an agent', 'agent', 'The role changes at once, also in open sessions.'],
    ['an administrator', 'administrator', /and the waiting proposals of Baraka Mutua are withdrawn\.$/],
  ] as const)('says what a new role of %s does before it is approved', async (_, role, effect) => {
    await open(
      teamOf(
        [newRole],
        members.map((member) => (member === baraka ? { ...baraka, role } : member)),
      ),
    );
    await press('button', 'Approve the new role of Baraka Mutua');
    expect((await dialog('alertdialog')).getByText(effect)).toBeTruthy();
  });
});
