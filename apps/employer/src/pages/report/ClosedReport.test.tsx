import { getDashboard } from '@repo/api-client/contract/employer';
import { getCompletion, getDeepCheck } from '@repo/api-client/contract/verifications';
import { answers } from '@repo/api-client/recorded/recorded-calls';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '../../../stories/in-test.tsx';
import { achieng } from '../../../stories/people.ts';
import { askedAgain, declinedCheck, emptyDashboard } from '../../../stories/purchases.ts';
import { noCheck, report } from '../../../stories/reports.ts';
import { paths } from '../../paths.ts';
import ReportPage from './ReportPage.tsx';

async function open(dashboard = emptyDashboard) {
  openScreen(ReportPage, paths.verificationReport, {
    state: { workerId: achieng.id },
    recorded: [
      answers(getDeepCheck, report('none')),
      answers(getCompletion, noCheck(achieng)),
      answers(getDashboard, dashboard),
    ],
  });
  await screen.findByRole('heading', { name: 'Individual Reviews' });
}

// spec: report/prompt-none
it('says before a package what is locked and what opens it, by package, with one offer', async () => {
  await open();
  const notBought = screen.getByText('You have not bought this report yet');
  const table = screen.getByRole('region', { name: 'What each package opens' });
  expect(notBought.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect([...table.querySelectorAll('h3, li')].map(({ textContent }) => textContent)).toEqual([
    'Lite · KES 500',
    'Identity Verification',
    'Misconduct Registry',
    'Employment References: a summary',
    'Recommendation',
    'Standard · KES 1,000',
    'All of Lite',
    'Criminal Background Check',
    'Social Media Screening',
    'Premium · KES 2,000',
    'All of Standard',
    'Health Check',
    'Employment References in full',
    'Work History',
  ]);
  expect(screen.getByRole('region', { name: 'How this score is made up' })).toBeTruthy();
  const offers = within(screen.getByRole('main')).getAllByRole('link', { name: /Lite|Standard|Premium/ });
  expect(offers.map((each) => [each.textContent, each.getAttribute('href')])).toEqual([
    ['Get Lite for KES 500', `/package?upgrade=true&from=none&to=lite&worker=${achieng.id}`],
  ]);
  expect(screen.queryByRole('list', { name: 'The report in short' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Verification Progress' })).toBeNull();
});

it('offers before a package nothing to keep, to share or to open', async () => {
  await open();
  expect(screen.queryByRole('button', { name: /PDF|Share|Adds|Deep Check/ })).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Contents' })).toBeNull();
});

it('says first that the money of a declined check came back', async () => {
  await open(declinedCheck);
  const main = within(screen.getByRole('main'));
  expect(main.getByText('This check ended without a report')).toBeTruthy();
  expect(
    main.getByText(/^The worker declined this check\. KES 1,000 refunded\. A new check begins/),
  ).toBeTruthy();
});

it.each([
  { what: 'nothing was bought', dashboard: emptyDashboard },
  { what: 'a new payment waits for her yes', dashboard: askedAgain },
])('says nothing of a refund where $what', async ({ dashboard }) => {
  await open(dashboard);
  expect(screen.queryByText('This check ended without a report')).toBeNull();
  expect(screen.getByText(/checks for other households/)).toBeTruthy();
});
