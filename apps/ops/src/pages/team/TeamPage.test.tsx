import { listTeam } from '@repo/api-client/contract/team';
import { getTeamAccount } from '@repo/api-client/contract/team-account';
import { type Recording, breaks, waits } from '@repo/api-client/recorded/recorded-calls';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openScreen, press } from '../../../stories/in-test.tsx';
import { baraka, me, teamOf } from '../../../stories/members.ts';
import { entries, open, rows } from '../../../stories/team-in-test.tsx';
import { paths } from '../../paths.ts';
import TeamPage from './TeamPage.tsx';

describe('the members', () => {
  it('stand in the order of their names, and in another when it is asked for', async () => {
    await open(teamOf());
    expect(rows()).toEqual([
      '+254 700 000 002No name yet',
      'Baraka Mutua+254 700 000 004',
      'Chebet Koech+254 700 000 005',
      'Otieno Odhiambo+254 700 000 006',
      'Wafula Barasa+254 700 000 009',
      'Wanjiku Njoroge (you)+254 700 000 001',
      'Hamisi Juma',
      'Naliaka Wafula',
    ]);
    await press('button', 'Last seen');
    expect(rows().slice(0, 3)).toEqual([
      'Chebet Koech+254 700 000 005',
      'Wafula Barasa+254 700 000 009',
      'Otieno Odhiambo+254 700 000 006',
    ]);
    await press('button', 'Last seen');
    expect(rows()[0]).toBe('Wanjiku Njoroge (you)+254 700 000 001');
  });

  it('have the actions that make sense for them, and oneself none that ends anything', async () => {
    await open(teamOf());
    expect(await entries('Baraka Mutua')).toEqual([
      'Change role',
      'New second factor',
      'End sessions',
      'End membership',
    ]);
    fireEvent.pointerDown(document.body);
    expect(await entries('Chebet Koech')).toEqual(['Change role', 'End membership']);
    fireEvent.pointerDown(document.body);
    expect(await entries('Wanjiku Njoroge')).toEqual(['Change role']);
    expect(screen.queryByRole('button', { name: 'Actions for Hamisi Juma' })).toBeNull();
  });

  it('name a second phone as the way out for the only administrator', async () => {
    await open(teamOf([], [me, baraka]));
    expect(screen.getByText(/name a second phone in OPS_PHONES/)).toBeTruthy();
  });

  it('count an invited administrator as a second one', async () => {
    await open(teamOf([], [me, { ...baraka, role: 'administrator', status: 'invited' }]));
    expect(screen.queryByText(/OPS_PHONES/)).toBeNull();
  });

  it('are loaded again when they failed to load', async () => {
    const failing = breaks(listTeam);
    const respond = vi.fn<Recording['respond']>(teamOf().respond);
    respond.mockImplementationOnce(failing.respond).mockImplementationOnce(failing.respond);
    openScreen(TeamPage, paths.team, { recorded: [{ ...failing, respond }] });
    await press('button', 'Try Again');
    expect(await screen.findByRole('heading', { level: 2, name: 'Members' })).toBeTruthy();
  });

  it('wait until the page knows who reads it', () => {
    openScreen(TeamPage, paths.team, { recorded: [teamOf(), waits(getTeamAccount)] });
    expect(screen.getByText('Loading the team...')).toBeTruthy();
  });
});
