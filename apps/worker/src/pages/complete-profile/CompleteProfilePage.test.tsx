import { getMe, type WireWorkerRecord } from '@repo/api-client/contract/worker';
import { answers } from '@repo/api-client/recorded/recorded-calls';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { here, openScreen, press } from '../../../stories/in-test.tsx';
import { achieng, inReview, newcomer } from '../../../stories/people.ts';
import { logOut } from '../../api/log-out.ts';
import { paths } from '../../paths.ts';
import CompleteProfilePage from './CompleteProfilePage.tsx';

const field = async (label: string | RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const type = async (label: string | RegExp, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
const alertDialog = async () => screen.findByRole('alertdialog');

const ready: WireWorkerRecord = { ...achieng, smile_status: 'not_verified' };
interface Opening {
  readonly record?: WireWorkerRecord;
  readonly step?: number;
}
const open = ({ record = ready, step = 1 }: Opening = {}) =>
  openScreen(CompleteProfilePage, paths.completeProfile, {
    search: step === 1 ? '' : `?step=${String(step)}`,
    recorded: [answers(getMe, record)],
  });
beforeEach(() => vi.useRealTimers());

describe('the steps', () => {
  // spec: worker-complete-profile/steps, worker-complete-profile/save, worker-complete-profile/three
  it('go on and back, in the address and in the history', async () => {
    open();
    expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
    await press('button', 'Next');
    await field('Service Type');
    expect(here().search).toBe('?step=2');
    await press('button', 'Next');
    await field('Emergency Contact Name');
    expect(screen.getByRole('button', { name: 'Save Profile' })).toBeTruthy();
    await press('button', 'Previous');
    await field('Service Type');
    await press('button', 'Previous');
    await field(/^Full Name/);
    expect(here().search).toBe('');
  });

  // spec: worker-complete-profile/warning
  it('lead on with what is missing, and say so at the end', async () => {
    open({ record: newcomer });
    await press('button', 'Next');
    await press('button', 'Next');
    expect(await screen.findByText('Please fix required field errors to save')).toBeTruthy();
    await press('button', 'Previous');
    await press('button', 'Previous');
    expect(await screen.findByText('Name is required')).toBeTruthy();
    expect(await screen.findByText('National ID is required')).toBeTruthy();
  });
});

describe('a field', () => {
  // spec: worker-complete-profile/name, worker-complete-profile/email, worker-complete-profile/location
  // spec: worker-complete-profile/birth, worker-complete-profile/birth-young
  // spec: worker-complete-profile/birth-old, worker-complete-profile/national-id
  // spec: worker-complete-profile/error-clears
  it.each([
    [/^Full Name/, ' ', 'Name is required'],
    ['Email Address', 'achieng', 'Please enter a valid email address'],
    [/^Location/, '', 'Location is required'],
    [/^Date of Birth/, '', 'Date of birth is required'],
    [/^Date of Birth/, '2010-01-01', 'You must be at least 18 years old to register'],
    [/^Date of Birth/, '1901-01-01', 'Please enter a valid date of birth'],
    [/^National ID Number/, '', 'National ID is required'],
    [/^National ID Number/, '12', 'Please enter the number of your National ID: 6 to 9 digits'],
    [/^National ID Number/, 'abc', 'Please enter the number of your National ID: 6 to 9 digits'],
  ])('%s with %j says so when it is left, until it is edited', async (label, value, words) => {
    open();
    await type(label, value);
    fireEvent.blur(await field(label));
    expect(await screen.findByText(words)).toBeTruthy();
    await type(label, String(label).includes('Birth') ? '1990-01-01' : 'Kisumu');
    expect(screen.queryByText(words)).toBeNull();
  });

  // spec: worker-complete-profile/years, worker-complete-profile/experience
  it.each(['51', '-1', 'five'])('of years takes no %s', async (years) => {
    open({ step: 2 });
    await type('Years of Experience', years);
    fireEvent.blur(await field('Years of Experience'));
    expect(await screen.findByText('Please enter a valid number of years (0-50)')).toBeTruthy();
  });

  it('of the phone is the account’s, but one that cannot be kept can be put right', async () => {
    open();
    expect(await field(/^Phone Number/)).toHaveProperty('readOnly', true);
    screen.getByText('You sign in with it, so it is fixed here.');
  });

  // spec: worker-complete-profile/phone, worker-complete-profile/phone-format
  it.each([
    ['0700', 'Please enter a valid Kenyan phone number (+254...)'],
    ['', 'Phone number is required'],
  ])('of a phone that another server sent as %j can be mended', async (phone, words) => {
    open({ record: { ...ready, phone } });
    fireEvent.blur(await field(/^Phone Number/));
    expect(await screen.findByText(words)).toBeTruthy();
    await type(/^Phone Number/, '+254700000101');
    expect(screen.queryByText(words)).toBeNull();
  });

  it('of the birth tells the age, and offers no day that is too late', async () => {
    open();
    vi.useFakeTimers({ now: new Date('2026-11-23T09:00:00+03:00'), toFake: ['Date'] });
    await type(/^Date of Birth/, '1990-11-23');
    expect(await screen.findByText(/Age: \d+ years old/)).toBeTruthy();
    expect((await field(/^Date of Birth/)).max).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it.each([
    ['looked at', inReview],
    ['known', achieng],
  ])('that her identity is checked with stays while that is %s, and says why', async (_state, record) => {
    open({ record });
    expect(await field(/^Full Name/)).toHaveProperty('readOnly', true);
    expect(await field(/^National ID Number/)).toHaveProperty('readOnly', true);
    expect(await field(/^Date of Birth/)).toHaveProperty('disabled', true);
    expect(
      screen.getAllByText(
        'Your identity is checked with this, so it cannot be changed here. Please contact support.',
      ),
    ).toHaveLength(3);
    expect(await field(/^Location/)).toHaveProperty('readOnly', false);
  });
});

describe('what an employer typed of her work', () => {
  it('is offered though no list has it', async () => {
    open({ record: { ...ready, service_type: 'Nanny and cook' }, step: 2 });
    expect((await field('Service Type')).value).toBe('Nanny and cook');
  });
  // spec: worker-complete-profile/service-default
  it('is Nanny where nobody said', async () => {
    open({ record: newcomer, step: 2 });
    expect((await field('Service Type')).value).toBe('Nanny');
  });
});

describe('the progress', () => {
  // spec: worker-complete-profile/bar
  it.each([
    [1, '33'],
    [3, '100'],
  ])('is the share of step %d where nothing is filled in', async (step, percent) => {
    open({ record: { ...newcomer, phone: '' }, step });
    const bar = await screen.findByRole('progressbar', { name: 'Profile completion' });
    expect(bar.getAttribute('value')).toBe(percent);
  });

  // spec: worker-complete-profile/bar
  it('counts as she types', async () => {
    open({ record: newcomer });
    // Only the phone counts: the preset kind of work is not the worker's choice yet.
    const bar = await screen.findByRole('progressbar', { name: 'Profile completion' });
    expect(bar.getAttribute('value')).toBe('7');
    screen.getByText('Required 1 of 5 · Optional 0 of 10');
    await type(/^Full Name/, 'Achieng');
    screen.getByText('Required 2 of 5 · Optional 0 of 10');
    expect(bar.getAttribute('value')).toBe('13');
  });
});

describe('what is required', () => {
  // spec: worker-complete-profile/blocked, worker-complete-profile/missing
  it('is listed when it is missing, and led to', async () => {
    open({ record: newcomer, step: 3 });
    await field('Emergency Contact Name');
    const asked = vi.spyOn(globalThis, 'fetch');
    await press('button', 'Save Profile');
    await within(await alertDialog()).findByText(
      'Please complete the following required fields: Full Name, Location, Date of Birth, National ID',
    );
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
    // The form does not move behind the dialog.
    expect(here().search).toBe('?step=3');
    await press('button', 'Go to it');
    await waitFor(async () => expect(document.activeElement).toBe(await field(/^Full Name/)));
    const summary = screen.getByRole('alert', { name: 'There is a problem' });
    expect(within(summary).getAllByRole('link')).toHaveLength(4);
  });

  it('leads to a field on another step from the summary too', async () => {
    open({ record: newcomer, step: 3 });
    await press('button', 'Save Profile');
    await alertDialog();
    await press('button', 'Go to it');
    await field(/^Full Name/);
    await press('button', 'Next');
    await field('Service Type');
    await press('link', 'National ID is required');
    await waitFor(async () => expect(document.activeElement).toBe(await field(/^National ID Number/)));
  });

  // spec: worker-complete-profile/young
  it('has words of its own for whoever is too young', async () => {
    open({ record: { ...ready, date_of_birth: '2012-01-01' }, step: 3 });
    await press('button', 'Save Profile');
    const alert = await alertDialog();
    expect(alert.textContent).toContain(
      'You must be at least 18 years old to register. Please update your date of birth.',
    );
  });

  it('is no alert where an optional field is wrong: the field is led to', async () => {
    open({ step: 2 });
    await type('Years of Experience', '99');
    await press('button', 'Next');
    await press('button', 'Save Profile');
    await waitFor(async () => expect(document.activeElement).toBe(await field('Years of Experience')));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('what was typed', () => {
  const reopen = (record = ready) => {
    const kept = Object.entries(localStorage).filter(([name]) => name.startsWith('draft:'));
    openScreen(CompleteProfilePage, paths.completeProfile, {
      recorded: [answers(getMe, record)],
      before: () => {
        for (const [name, value] of kept) localStorage.setItem(name, String(value));
      },
    });
  };

  it('is there after a reload, all but the number of her ID', async () => {
    open({ record: newcomer });
    await type(/^Full Name/, 'Zawadi');
    await type(/^National ID Number/, '12345678');
    globalThis.dispatchEvent(new Event('pagehide'));
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('12345678');
    cleanup();
    reopen(newcomer);
    expect((await field(/^Full Name/)).value).toBe('Zawadi');
    expect((await field(/^National ID Number/)).value).toBe('');
    expect(await screen.findByText(/We kept what you typed, but never your ID number/)).toBeTruthy();
    await press('button', 'Start Over');
    expect((await field(/^Full Name/)).value).toBe('');
  });

  it('does not come back over what her identity was checked with since', async () => {
    open({ record: ready });
    await type(/^Full Name/, 'Zawadi');
    await type(/^Date of Birth/, '1990-01-01');
    await type(/^Location/, 'Kisumu');
    globalThis.dispatchEvent(new Event('pagehide'));
    cleanup();
    reopen(achieng);
    expect((await field(/^Location/)).value).toBe('Kisumu');
    expect((await field(/^Full Name/)).value).toBe('Achieng Otieno');
    expect((await field(/^Date of Birth/)).value).toBe('1994-03-18');
  });

  it('goes with her when she signs out', async () => {
    open({ record: newcomer });
    await type(/^Full Name/, 'Zawadi');
    globalThis.dispatchEvent(new Event('pagehide'));
    expect(JSON.stringify(Object.entries(localStorage))).toContain('Zawadi');
    logOut();
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Zawadi');
  });
});
