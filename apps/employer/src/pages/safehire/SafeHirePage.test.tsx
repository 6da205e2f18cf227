// @vitest-environment happy-dom
import { demonstrationScreens, SAMPLE_TAG, type DemonstrationScreen } from '@repo/domain/demonstration';
import { configure, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { facts, here, openScreen, PLACE_BEFORE, press } from '../../../stories/in-test.tsx';
import { demonstrationPath, paths } from '../../paths.ts';
import {
  keepDemonstration,
  readDemonstration,
  untouched,
  type KeptDemonstration,
} from './kept-demonstration.ts';
import SafeHirePage from './SafeHirePage.tsx';

const { saveText } = vi.hoisted(() => ({ saveText: vi.fn<(name: string, text: string) => void>() }));
vi.mock('@repo/app-shell/browser/save-file', () => ({ saveFile: vi.fn<() => void>(), saveText }));

// On a busy machine; most is there at once.
configure({ asyncUtilTimeout: 4000 });

const open = (name: DemonstrationScreen, done: Partial<KeptDemonstration> = {}, signedIn = false) =>
  openScreen(SafeHirePage, paths.safehire, {
    search: `?screen=${name}`,
    signedIn,
    before: () => void keepDemonstration({ ...untouched, ...done }),
  });
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const items = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const expectAt = (screenName: DemonstrationScreen) =>
  expect(here()).toMatchObject({ pathname: '/safehire', search: `?screen=${screenName}` });

beforeEach(() => {
  sessionStorage.clear();
  saveText.mockClear();
});

describe('every screen', () => {
  it.each(demonstrationScreens)(
    '%s is marked, says that nobody is real, and leads to the real thing',
    (name) => {
      open(name);
      expect(screen.getByText(SAMPLE_TAG)).toBeTruthy();
      expect(
        screen.getByText(/demonstration with invented people: nobody is charged, called or written to/),
      ).toBeTruthy();
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
    await press('button', 'Start the Demonstration Again');
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

describe('payment success', () => {
  it('shows the order, and what happens next', () => {
    open('payment-success');
    expect(facts()).toEqual({
      Worker: 'Furaha Sample',
      'Order Number': 'SAMPLE-0001',
      Package: 'Premium Check',
      'Amount Paid': 'KES 2,000',
      'Estimated Completion': '2-3 business days',
    });
    expect(screen.getByRole('heading', { level: 2, name: 'What happens next' })).toBeTruthy();
    expect(screen.getByText('SMS to the worker for consent')).toBeTruthy();
  });

  it('hands out a receipt that says by itself that nobody paid', async () => {
    open('payment-success');
    await press('button', 'Download Receipt');
    const [name, text] = saveText.mock.calls[0] ?? [];
    expect(name).toBe('sample-receipt.txt');
    expect(text).toMatch(
      /^SAMPLE DATA\. This receipt is part of a demonstration: nobody paid anything\.\n\n/,
    );
    expect(text).toMatch(/Amount paid: +KES 2,000\n/);
  });
});

describe('kickoff', () => {
  it('offers references, documents and notifications, and can be skipped', async () => {
    open('kickoff');
    const regions = screen
      .getAllByRole('region')
      .map((region) => within(region).getByRole('heading', { level: 2 }).textContent);
    expect(regions).toEqual([
      'References',
      'Upload Documents',
      'Notification Settings',
      'Ready to check somebody?',
    ]);
    await press('button', 'Skip for Now');
    expectAt('progress');
  });

  it('leads a visitor to the sample of a dashboard', () => {
    open('kickoff');
    expect(screen.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/verifications');
  });

  it('leads who is signed in to her own dashboard', () => {
    open('kickoff', {}, true);
    expect(screen.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/dashboard');
  });

  it('keeps a file’s name and size on this device, and lets it be removed; sends nothing', async () => {
    const asked = vi.spyOn(globalThis, 'fetch');
    open('kickoff');
    const [input] = screen.getByRole('region', { name: 'Upload Documents' }).querySelectorAll('input');
    if (input === undefined) throw new Error('There is no place for a file');
    const file = new File(['a picture'], 'id.png', { type: 'image/png' });
    fireEvent.change(input, { target: { files: [file] } });
    expect(await screen.findByText(/Not sent, stays on this device/)).toBeTruthy();
    expect(readDemonstration().documents).toEqual({ id: { name: 'id.png', size: 9 } });
    expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy();
    await press('button', /^Remove/);
    expect(readDemonstration().documents).toEqual({});
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  it('switches each notification by itself', () => {
    open('kickoff');
    fireEvent.click(screen.getByRole('switch', { name: 'Email at each stage' }));
    expect(readDemonstration().updates).toEqual({ sms: true, email: true, report: true });
  });
});

describe('references', () => {
  const fill = (name: string, phone: string, relationship: string) => {
    fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: name } });
    fireEvent.change(screen.getByLabelText(/^Phone Number/), { target: { value: phone } });
    fireEvent.change(screen.getByLabelText(/^Relationship/), { target: { value: relationship } });
  };
  const add = async (name: string, phone: string, relationship = 'Colleague') => {
    fill(name, phone, relationship);
    await press('button', 'Add Reference');
  };

  it('takes three people, each with a name, a phone and a relationship, and no fourth', async () => {
    open('references');
    for (const [index, name] of ['Ruth Sample', 'Joy Example', 'Ann Specimen'].entries()) {
      await add(name, `070000020${index}`);
      await screen.findByRole('heading', { name: `References added: ${index + 1} of 3` });
    }
    expect(readDemonstration().references[0]).toEqual({
      name: 'Ruth Sample',
      phone: '+254700000200',
      relationship: 'Colleague',
    });
    expect(screen.queryByRole('button', { name: 'Add Reference' })).toBeNull();
    expect(screen.getByText(/as many as can be added/)).toBeTruthy();
    await press('button', 'Continue');
    expectAt('progress');
  });

  it('offers the four relationships', () => {
    open('references');
    const options = within(screen.getByLabelText(/^Relationship/)).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Choose a relationship',
      'Previous Employer',
      'Current Employer',
      'Colleague',
      'Character Reference',
    ]);
  });

  it.each([
    ['', '0700000201', 'Colleague', 'Name is required'],
    ['Ruth Sample', '', 'Colleague', 'Phone number is required'],
    ['Ruth Sample', '0700000201', '', 'Relationship is required'],
  ])(
    'adds nobody of whom one of the three is missing: %j, %j, %j',
    async (name, phone, relationship, error) => {
      open('references');
      await add(name, phone, relationship);
      expect(await screen.findByText(error)).toBeTruthy();
      expect(readDemonstration().references).toEqual([]);
    },
  );

  it('takes somebody away again, and leads the focus to who is left', async () => {
    open('references', {
      references: [
        { name: 'Ruth Sample', phone: '+254700000201', relationship: 'Colleague' },
        { name: 'Joy Example', phone: '+254700000202', relationship: 'Colleague' },
      ],
    });
    await press('button', 'Remove Ruth Sample');
    expect(readDemonstration().references.map(({ name }) => name)).toEqual(['Joy Example']);
    expect(document.activeElement?.textContent).toBe('References added: 1 of 3');
  });
});

describe('complete, report and contact', () => {
  it('shows score, summary and highlights, and the contact once it is asked for', async () => {
    open('complete');
    expect(screen.getByText('90 out of 100, Platinum')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Summary' }).textContent).toContain(
      'Seven of eight checks are clear',
    );
    expect(items('Highlights')).toHaveLength(4);
    expect(screen.getByRole('button', { name: 'Download PDF' })).toBeTruthy();
    expect(facts()).toEqual({ Phone: '+254 7•• ••• •90', Email: 'Hidden' });
    await press('button', 'Unlock Contact Details');
    expect(facts()).toEqual({ Phone: '+254 700 000 990', Email: 'furaha@sample.example' });
    expect(document.activeElement?.textContent).toBe('Contact Details');
  });

  it('shows the summary, each finding with its outcome, and the references with their stars', () => {
    open('report');
    expect(screen.getByRole('region', { name: 'Executive Summary' })).toBeTruthy();
    const findings = within(screen.getByRole('region', { name: 'Findings' }));
    expect(findings.getAllByRole('heading', { level: 3 })).toHaveLength(8);
    expect(findings.getAllByText('Clear')).toHaveLength(7);
    expect(findings.getAllByText('Unable to verify')).toHaveLength(1);
    const [wambui, otieno, naliaka] = items('References');
    expect(wambui).toContain('5 out of 5 stars');
    expect(otieno).toContain('4 out of 5 stars');
    expect(naliaka).toContain('Not reached');
  });

  it('puts her on the shortlist, and takes her off', async () => {
    open('report');
    await press('button', 'Add to Shortlist');
    expect(screen.getByText('Furaha Sample is on your shortlist in this demonstration.')).toBeTruthy();
    await press('button', 'Remove from Shortlist');
    expect(screen.queryByText(/on your shortlist/)).toBeNull();
  });

  it.each([
    ['Call', 'Nobody is called', /you would now call the number that the worker has agreed to share/],
    [
      'WhatsApp',
      'No message is sent',
      /you would now write to the number that the worker has agreed to share/,
    ],
    ['Email', 'No email is sent', /a worker shares her number; an address she gives you herself/],
  ])('reaches nobody by %s, and says what it would do', async (way, told, would) => {
    open('contact');
    await press('button', way);
    const dialog = within(await screen.findByRole('dialog', { name: told }));
    expect(dialog.getByText(would)).toBeTruthy();
  });

  it('gives interview tips', () => {
    open('contact');
    expect(items('Interview Tips')).toHaveLength(4);
  });

  it('schedules an interview that stands on this screen alone, and takes it back', async () => {
    open('contact');
    await press('button', 'Schedule Interview');
    expect(await screen.findAllByText('Please choose a day')).not.toEqual([]);
    fireEvent.change(screen.getByLabelText(/^Day/), { target: { value: '2090-03-04' } });
    fireEvent.change(screen.getByLabelText(/^Time/), { target: { value: '10:00' } });
    await press('button', 'Schedule Interview');
    expect(await screen.findByText('Mar 4, 2090 at 10:00')).toBeTruthy();
    expect(screen.getByText('It stands here alone: nobody was told of it.')).toBeTruthy();
    await press('button', 'Choose Another Time');
    expect(readDemonstration().interview).toBeNull();
  });
});

it('leads by addresses that name their screen', () => {
  expect(demonstrationPath('report')).toBe('/safehire?screen=report');
});
