import { demonstrationScreens, SAMPLE_TAG } from '@repo/domain/demonstration';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { here, openScreen, PLACE_BEFORE, press } from '../../../stories/in-test.tsx';
import { demonstrationPath, paths } from '../../paths.ts';
import { expectAt, open } from '../../../stories/demonstration-in-test.tsx';
import { readDemonstration, untouched } from './kept-demonstration.ts';
import SafeHirePage from './SafeHirePage.tsx';

const title = () => screen.getByRole('heading', { level: 1 }).textContent;

beforeEach(() => sessionStorage.clear());

describe('every screen', () => {
  it.each(demonstrationScreens)(
    '%s is marked, says that nobody is real, and leads to the real thing',
    (name) => {
      open(name);
      expect(screen.getByText(SAMPLE_TAG)).toBeTruthy();
      expect(screen.getByText(/^Invented people: nobody is charged, called or written to/)).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/signup');
      expect(screen.getAllByRole('link', { name: 'Back to the public site' })).not.toEqual([]);
    },
  );

  it.each(demonstrationScreens)('%s holds no link that calls, writes or chats', (name) => {
    open(name, { isUnlocked: true });
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(links.filter((href) => /^(?:tel|mailto|sms):|wa\.me/.test(href))).toEqual([]);
  });

  it('leads who is signed in to her dashboard instead', async () => {
    open('payment-success', {}, true);
    expect(screen.queryByRole('link', { name: 'Sign Up' })).toBeNull();
    await press('link', 'Go to Your Dashboard');
    expect(here().pathname).toBe('/dashboard');
  });
});

describe('the way through it', () => {
  // spec: routes/payment-success
  it('begins with the payment, whatever else the address says, and at an address of that screen too', () => {
    openScreen(SafeHirePage, paths.paymentSuccess, { search: '?screen=nothing' });
    expect(title()).toBe('Payment Successful!');
  });

  it('goes on and back, each screen a step of the history', async () => {
    open('payment-success', { watched: 34_000 });
    await press('button', 'Continue');
    expectAt('kickoff');
    await press('button', 'Add References');
    expectAt('references');
    await press('button', 'Skip for Now');
    expectAt('progress');
    await press('button', 'Back');
    expectAt('references');
    await press('button', 'Back');
    expectAt('kickoff');
    await press('button', 'Skip for Now');
    expectAt('progress');
    await press('button', 'Back');
    expectAt('kickoff');
  });

  it('goes from the result to the report, from there to the contact, and anew from there', async () => {
    open('complete', { isUnlocked: true, isShortlisted: true });
    await press('button', 'View Detailed Report');
    expectAt('report');
    await press('button', 'Contact Furaha');
    expectAt('contact');
    await press('button', 'Start Again');
    expectAt('payment-success');
    expect(readDemonstration()).toEqual(untouched);
  });

  it('leads back in its order who came to the middle of it from elsewhere', async () => {
    open('report');
    await press('button', 'Back');
    expectAt('complete');
    expect(here().pathname).not.toBe(PLACE_BEFORE);
  });

  it('begins anew with the first screen, and goes on where it was with any other', () => {
    open('payment-success', { isShortlisted: true });
    expect(readDemonstration()).toEqual(untouched);
    open('report', { isShortlisted: true });
    expect(screen.getByRole('button', { name: 'Remove from Shortlist' })).toBeTruthy();
  });

  it('takes what is kept of another form for nothing', () => {
    sessionStorage.setItem('demonstration', '{"references":[{"name":1}]}');
    expect(readDemonstration()).toEqual(untouched);
  });
});

it('leads by addresses that name their screen', () => {
  expect(demonstrationPath('report')).toBe('/safehire?screen=report');
});
