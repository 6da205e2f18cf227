// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { cards, here, openScreen, press } from '../../stories/in-test.tsx';
import { achieng } from '../../stories/people.ts';
import { paidCheck } from '../../stories/purchases.ts';
import { paths } from '../paths.ts';
import { VerificationsPanel } from './VerificationsPanel.tsx';

const Panel = () => <VerificationsPanel place="dashboard" browse={null} />;

async function open() {
  openScreen(Panel, paths.dashboard);
  await screen.findByText('Showing 7 of 7 verifications');
}
const cardOf = (name: string) => cards().find((card) => card.startsWith(name));

it('says whose check it is, of which package and since when', async () => {
  await open();
  expect(cardOf('Achieng Otieno')).toContain('Standard Verification · Nov 16, 2026');
});

it('tells of a completed one how far it is, the score and the misconduct reports', async () => {
  await open();
  await vi.waitFor(() =>
    expect(cardOf('Achieng Otieno')).toMatch(
      /Complete.*All checks are done\. ?Completion ?100% ?Platinum, trust score 90 out of 100 ?0 misconduct reports/,
    ),
  );
  expect(cardOf('Nyambura')).toContain('1 misconduct report');
  expect(cardOf('Nyambura')).not.toContain('Completion');
});

it('opens the report of a completed one', async () => {
  await open();
  await press('link', 'View Report for Achieng Otieno');
  expect(here()).toEqual({
    pathname: '/verification-report',
    search: '',
    state: {
      workerId: achieng.id,
      verificationId: paidCheck.id,
      workerData: { id: achieng.id, name: achieng.name },
      isDeepCheck: false,
    },
  });
});

it('has a button that opens nothing for what is not completed', async () => {
  await open();
  const waiting = screen.getByRole('button', { name: /^Awaiting Review for Zawadi Naliaka/ });
  expect(waiting.getAttribute('aria-disabled')).toBe('true');
  const [failed] = screen.getAllByRole('button', { name: /^Failed for Nyambura/ });
  expect(failed?.getAttribute('aria-disabled')).toBe('true');
});

it('can be followed where checks are under way, and nowhere else', async () => {
  await open();
  await vi.waitFor(() => expect(cardOf('Mercy Chebet')).toContain('Follow the checks'));
  expect(cardOf('Mercy Chebet')).toContain('Our team asks where she workedExpected Nov 25, 2026');
  for (const name of ['Zawadi Naliaka', 'Baraka Mwangi', 'Achieng Otieno', 'Nyambura'])
    expect(cardOf(name)).not.toContain('Follow the checks');
});
