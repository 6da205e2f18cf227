import { sampleFindings } from '@repo/domain/demonstration-report';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { facts, press } from '../../../stories/in-test.tsx';
import { items, open } from '../../../stories/demonstration-in-test.tsx';
import { readDemonstration } from './kept-demonstration.ts';

beforeEach(() => sessionStorage.clear());

describe('complete, report and contact', () => {
  // spec: demonstration/complete
  it('shows score, summary and highlights, and the contact once it is asked for', async () => {
    open('complete');
    expect(screen.getByText('90 out of 100, Platinum')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Summary' }).textContent).toContain(
      'Six of seven checks are clear',
    );
    expect(items('Highlights')).toHaveLength(4);
    expect(screen.getByRole('button', { name: 'Download PDF' })).toBeTruthy();
    expect(facts()).toEqual({ Phone: '+254 7•• ••• •90', Email: 'Hidden' });
    await press('button', 'Unlock Contact Details');
    expect(facts()).toEqual({ Phone: '+254 700 000 990', Email: 'furaha@sample.example' });
    expect(document.activeElement?.textContent).toBe('Contact Details');
  });

  // spec: demonstration/report
  it('shows the summary, each finding with its outcome, and the references with their stars', () => {
    open('report');
    expect(screen.getByRole('region', { name: 'Executive Summary' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'Findings' })).toBeTruthy();
    const outcomes = sampleFindings.map(({ title }) => {
      const finding = within(screen.getByRole('region', { name: title }));
      return finding.getByText(/^(?:Clear|Unable to verify)$/).textContent;
    });
    expect(outcomes.filter((outcome) => outcome === 'Clear')).toHaveLength(7);
    expect(outcomes.filter((outcome) => outcome === 'Unable to verify')).toHaveLength(1);
    const [wambui, otieno, naliaka] = items('References');
    expect(wambui).toContain('5 out of 5 stars');
    expect(otieno).toContain('4 out of 5 stars');
    expect(naliaka).toContain('Not reached');
  });

  it('begins as a real report does, with the score and how many results there are of each kind', () => {
    open('report');
    expect(screen.getAllByText(/90 out of 100, Platinum/)).not.toEqual([]);
    const short = within(screen.getByRole('list', { name: 'The report in short' }));
    expect(short.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '6 checks clear',
      '1 unable to verify',
    ]);
  });

  // spec: demonstration/report
  it('puts her on the shortlist, and takes her off', async () => {
    open('report');
    await press('button', 'Add to Shortlist');
    expect(screen.getByText('Furaha Sample is on your shortlist in this demonstration.')).toBeTruthy();
    await press('button', 'Remove from Shortlist');
    expect(screen.queryByText(/on your shortlist/)).toBeNull();
  });

  // spec: demonstration/contact
  it.each([
    ['Call', 'Nobody is called', /you would now call the number that the worker has agreed to share/],
    [
      'WhatsApp',
      'No message is sent',
      /you would now write to the number that the worker has agreed to share/,
    ],
    [
      'Email',
      'No email is sent',
      /a worker shares the phone number\. An email address you ask for in person/,
    ],
  ])('reaches nobody by %s, and says what it would do', async (way, told, would) => {
    open('contact');
    await press('button', way);
    const words = screen.getByText(told).closest('output');
    expect(words?.textContent).toMatch(would);
  });

  // spec: demonstration/contact
  it('gives interview tips', () => {
    open('contact');
    expect(items('Interview Tips')).toHaveLength(4);
  });

  // spec: demonstration/contact
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
