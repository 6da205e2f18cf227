import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { facts, press, savedFiles } from '../../../stories/in-test.tsx';
import { expectAt, open } from '../../../stories/demonstration-in-test.tsx';
import { readDemonstration } from './kept-demonstration.ts';

beforeEach(() => {
  sessionStorage.clear();
});

describe('payment success', () => {
  // spec: constants/preserved-delivery, demonstration/payment-success
  it('shows the order, and what happens next', () => {
    open('payment-success');
    expect(facts()).toEqual({
      Worker: 'Furaha Sample',
      'Order Number': 'SAMPLE-0001',
      Package: 'Premium Check',
      'Amount Paid': 'KES 2,000',
      'Estimated Completion': '48-72 hours',
    });
    expect(screen.getByRole('heading', { level: 2, name: 'What happens next' })).toBeTruthy();
    for (const step of [
      'SMS to the worker for consent',
      'SMS confirmation to you',
      'Verification team assigned',
      'Updates at each stage',
    ])
      expect(screen.getByText(step)).toBeTruthy();
    expect(screen.getByText(/Imagine that you have just paid for a check of Furaha/)).toBeTruthy();
  });

  // spec: demonstration/payment-success
  it('hands out a receipt that says by itself that nobody paid', async () => {
    const saved = savedFiles();
    open('payment-success');
    await press('button', 'Download Receipt');
    expect(saved.map(({ name }) => name)).toEqual(['sample-receipt.txt']);
    const text = await saved[0]?.content?.text();
    expect(text).toMatch(
      /^SAMPLE DATA\. This receipt is part of a demonstration: nobody paid anything\.\n\n/,
    );
    expect(text).toMatch(/Amount paid: +KES 2,000\n/);
  });
});

describe('kickoff', () => {
  // spec: demonstration/kickoff
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

  it('says of each help what a real check does instead, and promises no other message than it sends', () => {
    open('kickoff');
    expect(screen.getByText(/In a real check the worker names them/)).toBeTruthy();
    expect(screen.getByText(/In a real check the worker uploads them/)).toBeTruthy();
    const settings = within(screen.getByRole('region', { name: 'Notification Settings' }));
    expect(settings.getByText(/^In a real check you get both/)).toBeTruthy();
    expect(settings.getAllByRole('switch')).toHaveLength(2);
  });

  // spec: demonstration/kickoff
  it('leads a visitor to the sample of a dashboard', () => {
    open('kickoff');
    expect(screen.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/verifications');
  });

  it('leads who is signed in to her own dashboard', () => {
    open('kickoff', {}, true);
    expect(screen.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/dashboard');
  });

  it('keeps a file’s name and size on this device, and lets it be removed; sends nothing', async () => {
    // The recorded service creates a `Request` for each call.
    const asked = vi.spyOn(globalThis, 'Request');
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

  // spec: demonstration/kickoff
  it('switches each notification by itself', () => {
    open('kickoff');
    fireEvent.click(screen.getByRole('switch', { name: 'SMS when the worker has answered' }));
    expect(readDemonstration().updates).toEqual({ answer: false, report: true });
    expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy();
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

  // spec: demonstration/references, demonstration/references-maximum
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

  // spec: demonstration/references-relationships
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

  // spec: demonstration/references-required
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

  // spec: demonstration/references-removable
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
