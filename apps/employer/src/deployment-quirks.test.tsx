import { deploymentQuirks } from '@repo/api-client/normalise/deployment-quirks';
import { getDashboard } from '@repo/api-client/contract/employer';
import { saveEmployerProfile } from '@repo/api-client/contract/employer-profile';
import { quirkProperty } from '@repo/api-client/contract/installation-style';
import { answers, waits } from '@repo/api-client/recorded/recorded-calls';
import { defaultQuirks, type QuirkName, type Quirks } from '@repo/domain/quirks';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { facts, openScreen, press } from '../stories/in-test.tsx';
import { achieng, idOf } from '../stories/people.ts';
import { acceptedDashboard, busyDashboard, paidCheck } from '../stories/purchases.ts';
import { wholeProfile } from '../stories/profiles.ts';
import { levelBenefits } from './packages/levels.ts';
import InvitePage from './pages/invite/InvitePage.tsx';
import PackagePage from './pages/package/PackagePage.tsx';
import ProfilePage from './pages/profile/ProfilePage.tsx';
import VerificationsListPage from './pages/verifications/VerificationsListPage.tsx';
import { paths } from './paths.ts';
import { session } from './session/session.ts';

const page = document.documentElement;
/** Opens a page again, because a page reads the settings once. */
function open(...args: Parameters<typeof openScreen>): void {
  cleanup();
  openScreen(...args);
}
/** Sets a property of the installation's style sheet. */
const chosen = <Name extends QuirkName>(name: Name, choice: Quirks[Name]) =>
  page.style.setProperty(quirkProperty(name), choice);
afterEach(() => page.removeAttribute('style'));

describe('what a page reads', () => {
  it('is the defaults where its style sheet says nothing, or nothing that it knows', () => {
    expect(deploymentQuirks()).toEqual(defaultQuirks);
    page.style.setProperty(quirkProperty('landingPrices'), 'perhaps');
    page.style.setProperty('--quirk-ofLaterTimes', 'expected');
    expect(deploymentQuirks()).toEqual(defaultQuirks);
  });

  it('is what was turned over', () => {
    chosen('landingPrices', 'expected');
    chosen('invertedEmailCheck', 'observed');
    expect(deploymentQuirks()).toEqual({
      ...defaultQuirks,
      landingPrices: 'expected',
      invertedEmailCheck: 'observed',
    });
  });
});

describe('the e-mail check of the profile', () => {
  const saveWith = async (email: string) => {
    open(ProfilePage, paths.profile, {
      before: () => void session.keepUser(wholeProfile),
      recorded: [waits(saveEmployerProfile)],
    });
    await press('button', 'Edit Profile');
    fireEvent.change(screen.getByLabelText(/^Email Address/), { target: { value: email } });
    await press('button', 'Save');
    return screen.queryAllByText('Please enter a valid email address').length > 0;
  };

  it('refuses what is no address, and where it was turned over what is one', async () => {
    expect(await saveWith('no address')).toBe(true);
    expect(await saveWith('njeri@work.example')).toBe(false);
    chosen('invertedEmailCheck', 'observed');
    expect(await saveWith('njeri@work.example')).toBe(true);
  });
});

describe('the statistics', () => {
  const bought = {
    requests: [],
    purchases: [paidCheck, { ...paidCheck, id: idOf(300) }, ...busyDashboard.purchases.slice(0, 2)],
  };
  const counted = async () => {
    open(ProfilePage, paths.profile, { recorded: [answers(getDashboard, bought)] });
    await vi.waitFor(() => expect(facts()).toMatchObject({ 'Total Verifications': '4' }));
    const { Completed, 'Active Workers': active } = facts();
    return { Completed, active };
  };

  it('count paid purchases, and where they were turned over complete checks and distinct workers', async () => {
    expect(await counted()).toEqual({ Completed: '4', active: '4' });
    chosen('statisticsCountPurchases', 'expected');
    expect(await counted()).toEqual({ Completed: '2', active: '3' });
  });
});

describe('an accepted invitation', () => {
  const isPending = async () => {
    open(VerificationsListPage, paths.verificationsList, {
      recorded: [answers(getDashboard, acceptedDashboard)],
    });
    await screen.findByText(/Invitation accepted/);
    fireEvent.click(screen.getByRole('radio', { name: 'Pending', hidden: true }));
    return screen.queryByText(/Invitation accepted/) !== null;
  };

  it('counts as completed, and where that was turned over as pending', async () => {
    expect(await isPending()).toBe(false);
    chosen('acceptedCountsAsCompleted', 'expected');
    expect(await isPending()).toBe(true);
  });
});

describe('the references of a package', () => {
  const promised = async () => {
    open(PackagePage, paths.package, { state: { workerId: achieng.id } });
    const included = await screen.findAllByText(/reference checks?$/);
    return {
      offered: included.slice(0, 3).map(({ textContent }) => textContent),
      added: levelBenefits('standard'),
    };
  };

  it('are one in every package, and where that was turned over those that the report requires', async () => {
    const one = '1 reference check';
    const { offered, added } = await promised();
    expect(offered).toEqual([one, one, one]);
    expect(added).not.toContain(one);
    chosen('referenceCounts', 'expected');
    const turned = await promised();
    expect(turned.offered).toEqual(['2 reference checks', '3 reference checks', '3 reference checks']);
    expect(turned.added).toContain('3 reference checks');
    expect(levelBenefits('lite')).toContain('2 reference checks');
  });
});

describe('the service types of the invitation', () => {
  const offered = async () => {
    open(InvitePage, paths.invite);
    const { options } = await screen.findByLabelText<HTMLSelectElement>(/^Service Type/);
    return [...options].map(({ text }) => text);
  };

  it('are its own list, and where lists were turned over the one list', async () => {
    expect(await offered()).not.toContain('Caregiver');
    chosen('serviceTypeLists', 'expected');
    expect(await offered()).toEqual(expect.arrayContaining(['Nanny', 'Security', 'Caregiver']));
  });
});
