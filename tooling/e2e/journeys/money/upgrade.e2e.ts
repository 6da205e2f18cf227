import { readFile } from 'node:fs/promises';
import { readPdf } from '@repo/api/test/pdf-text';
import { comeBackTo } from '../../support/come-back.ts';
import { expect, test, type Page } from '../../support/journey.ts';
import type { OpsTeam } from '../../support/ops-team.ts';
import { inviteAccepted, startSignedIn } from '../../support/employer.ts';
import { fact } from '../../support/fact.ts';
import { pay } from '../../support/payment.ts';
import { paidCard, viewReport } from '../../support/verification-cards.ts';
import { sendHealthCertificate } from '../../support/worker-evidence.ts';
import type { SandboxPhone } from '../../support/sandbox-phone.ts';
import { openWorkers, selectWorker } from '../../support/workers-tab.ts';

const EMPLOYER = { name: 'Njeri Wafula', number: '+254700000110' };
const WORKER = { name: 'Amina Barasa', number: '+254700000111' };

/** The title of each section, and the check whose note it shows. */
const SECTIONS = {
  'Identity Verification': 'identity',
  'Criminal Background Check': 'criminal_record',
  'Health Check': 'health',
  'Misconduct Registry': 'misconduct_registry',
  'Employment References': 'references',
  'Work History': 'work_history',
  'Social Media Screening': 'social_media',
  Recommendation: 'final_review',
} as const;
const CARRIED = /, with your earlier package/;

interface Level {
  readonly label: string;
  readonly locked: readonly string[];
  /** The checks whose note the report shows, each with the package of the note. */
  readonly notes: Readonly<Record<string, string>>;
  readonly score: number;
}

const LITE = 'Lite Check';
const STANDARD = 'Standard Check';
const PREMIUM = 'Premium Check';
/**
 * The misconduct registry and the final review are decided anew for each package. Other results of an earlier package
 * stay.
 */
const anew = (label: string) => ({ misconduct_registry: label, final_review: label });

/**
 * Score: identity 20, references 20, approval 15, registry 10; police 10 and screening 10; the deep check 10. The
 * worker's profile is not edited.
 */
const lite: Level = {
  label: LITE,
  locked: ['Criminal Background Check', 'Health Check', 'Work History', 'Social Media Screening'],
  notes: { ...anew(LITE), identity: LITE },
  score: 65,
};
// A proven identity is not checked again, and its note is not the team's.
const standard: Level = {
  label: STANDARD,
  locked: ['Work History'],
  notes: { ...anew(STANDARD), criminal_record: STANDARD, social_media: STANDARD },
  score: 85,
};
const premium: Level = {
  label: PREMIUM,
  locked: [],
  notes: {
    ...standard.notes,
    ...anew(PREMIUM),
    references: LITE,
    health: PREMIUM,
    work_history: PREMIUM,
  },
  score: 95,
};
const noteOf = (label: string, kind: string) => `The team saw ${kind} for the ${label}.`;
/** The recommendation in its section. The verdict above quotes it. */
const recommendationOf = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Recommendation' }).getByText(noteOf(label, 'final_review'));

/** @returns the kinds of the open checks. */
async function decide(ops: OpsTeam, { label }: Level, kinds?: readonly string[]): Promise<string[]> {
  const open = (await ops.openChecks()).filter(({ kind }) => kinds?.includes(kind) ?? true);
  for (const check of open) await ops.decide(check, 'clear', noteOf(label, check.kind));
  return open.map(({ kind }) => kind).toSorted((one, other) => one.localeCompare(other));
}

/** Every section of the report is open or locked as in the level, on the screen and in the PDF, and the score adds up. */
async function expectReport(page: Page, level: Level): Promise<void> {
  await expect(recommendationOf(page, level.label)).toBeVisible();
  await expect(fact(page, 'Package')).toHaveText(level.label);
  for (const title of Object.keys(SECTIONS)) {
    const isLocked = level.locked.includes(title);
    const name = isLocked ? `${title} (locked)` : title;
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  }
  const text = await page.getByRole('main').innerText();
  const paper = await paperOf(page);
  for (const kind of Object.values(SECTIONS))
    for (const label of [LITE, STANDARD, PREMIUM]) {
      const note = noteOf(label, kind);
      expect(text.includes(note), `${note} (screen)`).toBe(level.notes[kind] === label);
      expect(paper.includes(note), `${note} (paper)`).toBe(level.notes[kind] === label);
    }
  for (const title of Object.keys(SECTIONS))
    expect(paper.includes(`${title} Locked`), `${title} (paper)`).toBe(level.locked.includes(title));
  expect(paper).toContain(`Package ${level.label}`);
  await expectScore(page, paper, level.score);
}

/** The selectable text of the PDF of the report on the screen, with one space for any white space. */
async function paperOf(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF Report' }).click(),
  ]);
  const number = await fact(page, 'Report Number').innerText();
  expect(number).toMatch(/^R-/);
  expect(file.suggestedFilename()).toBe(`verification-report-${number}.pdf`);
  const { text } = await readPdf(await readFile(await file.path()));
  expect(text).toContain(number);
  return text.replaceAll(/\s+/g, ' ');
}

async function expectScore(page: Page, paper: string, score: number): Promise<void> {
  const explained = page.getByRole('region', { name: 'How this score is made up' });
  await expect(explained.getByText(`${score} of 100`)).toBeVisible();
  const rows = await explained.getByRole('listitem').allInnerTexts();
  const parts = rows.flatMap((row) => {
    const [, points, max] = (/(\d+) of (\d+)/.exec(row) ?? []).map(Number);
    return points === undefined || max === undefined ? [] : [{ points, max }];
  });
  // The row of the locked checks has no points, and only premium has no such row.
  const locked = rows.length - parts.length;
  const sum = (of: 'points' | 'max') => parts.reduce((total, part) => total + part[of], 0);
  expect(locked).toBeLessThanOrEqual(1);
  expect(sum('max') === 100).toBe(locked === 0);
  expect(sum('points')).toBeLessThanOrEqual(score);
  expect(sum('points') === score || locked === 1).toBe(true);
  await expect(page.getByText(new RegExp(`^${score} (?:out of 100|so far, up to \\d+), `))).toBeVisible();
  await expect(page.getByText(new RegExp(`, trust score ${score} (?:out of 100|so far)`))).toBeVisible();
  expect(paper).toContain(`Total ${score} of 100`);
}

/** After the payment of an upgrade: the paid sum, the benefits two seconds later, and the report. */
async function expectUnlocked(page: Page, price: string, benefits: readonly string[]): Promise<void> {
  await expect(fact(page, 'Amount Paid')).toHaveText(price);
  await expect(page.getByRole('heading', { name: 'Your upgrade unlocks' })).toBeVisible();
  for (const benefit of benefits) await expect(page.getByText(benefit, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'View Enhanced Report' }).click();
  await expect(page).toHaveURL(/\/verification-report$/);
}

/** A deeper check asks the worker anew. Her earlier questions had the numbers up to `asked`. */
async function agreeAgain(phone: SandboxPhone, asked: number): Promise<void> {
  const number = String(asked + 1);
  await phone.message(new RegExp(`has paid to check you .*Reply YES ${number} or NO ${number}$`));
  await phone.write(`YES ${number}`);
}

// spec: package/already, package/upgrade-inline, package/upgrade-modal, package/upgrade-goes
// spec: package/upgrade-later, payment-return/amount
// spec: payment-return/enhanced, payment-return/benefits, report/download, report/level-lite
// spec: report/level-standard, report/level-premium, report/level-latest, report/gate-police
// spec: report/gate-health, report/gate-social, report/gate-references, report/gate-work-history
// spec: report/gate-summary, report/prompt-lite, report/prompt-standard, report/call-download
test('an employer goes from lite to standard to premium, and reads at each what she paid for', async ({
  page,
  stack,
  phone,
  ops,
}) => {
  const worker = { name: WORKER.name, phone: phone(WORKER.number) };
  const employer = { name: EMPLOYER.name, phone: phone(EMPLOYER.number) };
  await startSignedIn(page, stack.origin('employer'), employer);
  await inviteAccepted(page, employer.phone, worker, 'Lite Check');
  await page.goto(`${stack.origin('employer')}/dashboard`);
  await page.getByRole('link', { name: 'Complete Payment' }).click();
  await expect(page.getByRole('button', { name: 'Pay KES 500' })).toBeVisible();
  await pay(page, 'M-PESA');
  await expect(page.getByRole('heading', { name: 'Your upgrade unlocks' })).toHaveCount(0);
  await decide(ops, lite);

  await page.goto(`${stack.origin('employer')}/verifications-list`);
  await viewReport(page, WORKER.name);
  await expectReport(page, lite);
  await page.getByRole('button', { name: 'See What Standard Adds' }).click();
  const offer = page.getByRole('dialog', { name: 'Upgrade to Standard' });
  await expect(offer.getByRole('link', { name: 'Upgrade for KES 1,000' })).toBeVisible();
  await offer.getByRole('button', { name: 'Maybe Later' }).click();
  await expect(page).toHaveURL(/\/verifications-list$/);
  await viewReport(page, WORKER.name);

  // The one prompt of the report leads to the offer, which the employer can postpone.
  await expect(page.getByRole('region', { name: 'Criminal Background Check (locked)' })).toBeVisible();
  await expect(
    page.getByText('It opens criminal record and social media. Standard costs KES 1,000.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Upgrade to Standard' }).click();
  await expect(page).toHaveURL(/\/package\?upgrade=true&from=lite&to=standard&worker=[\w-]+$/);
  await page.getByRole('button', { name: 'Maybe Later' }).click();
  await expect(page).toHaveURL(/\/verification-report$/);
  await page.getByRole('link', { name: 'Upgrade to Standard' }).click();
  await expect(page.getByRole('radio')).toHaveCount(3);
  await expect(page.getByRole('radio', { name: /Lite Check/ })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /Standard Check/ })).toBeChecked();
  await page.getByRole('button', { name: 'Pay & Start Verification' }).click();
  await expect(page.getByRole('button', { name: 'Pay KES 1,000' })).toBeVisible();
  await pay(page, 'Card');
  await agreeAgain(worker.phone, 1);
  await expectUnlocked(page, 'KES 1,000', ['Police clearance', 'Social screening', 'Enhanced trust score']);

  // Reused results appear at once. New decisions appear by themselves, section by section.
  await expect(
    page.getByText(/^Checked .*, with your earlier package/).filter({ visible: true }),
  ).toHaveCount(1);
  const social = page.getByText(noteOf(STANDARD, 'social_media'));
  await expect(
    page.getByText(/: we asked for the police clearance certificate\.$/).filter({ visible: true }),
  ).toHaveCount(1);
  await expect(social).toHaveCount(0);
  expect(await decide(ops, standard, ['references', 'social_media'])).toEqual(['social_media']);
  await comeBackTo(social);
  await expect(page.getByText(noteOf(STANDARD, 'criminal_record'))).toHaveCount(0);
  expect(await decide(ops, standard)).toEqual(['criminal_record', 'final_review', 'misconduct_registry']);
  await comeBackTo(recommendationOf(page, STANDARD));
  await expectReport(page, standard);
  expect((await paperOf(page)).match(new RegExp(CARRIED, 'g'))).toHaveLength(2);

  await expect(page.getByText(/Health is checked too\. Premium costs KES 2,000\.$/)).toBeVisible();
  await page.getByRole('link', { name: 'Upgrade to Premium' }).click();
  // One package is left, and nothing is chosen.
  await expect(fact(page, 'You get')).toHaveText('Premium Check');
  await expect(fact(page, 'Total')).toHaveText('KES 2,000');
  await expect(page.getByText(/^The KES 1,000 that you paid for Standard is not taken off/)).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.getByRole('button', { name: 'Pay & Start Verification' }).click();
  await expect(page.getByRole('button', { name: 'Pay KES 2,000' })).toBeVisible();
  await pay(page, 'M-PESA');
  await agreeAgain(worker.phone, 2);
  await expectUnlocked(page, 'KES 2,000', [
    'Complete reference details',
    'Health check',
    'Deep check access',
  ]);
  for (const kind of ['criminal_record', 'social_media'])
    await expect(page.getByText(noteOf(STANDARD, kind))).toBeVisible();
  await expect(page.getByText(noteOf(LITE, 'references'))).toBeVisible();
  await sendHealthCertificate(stack.origin('worker'), worker.phone);
  for (const { id } of await ops.waitingDocuments()) await ops.decideDocument(id, { decision: 'accepted' });
  expect(await decide(ops, premium)).toEqual([
    'final_review',
    'health',
    'misconduct_registry',
    'work_history',
  ]);
  await comeBackTo(recommendationOf(page, PREMIUM));
  await expectReport(page, premium);

  // The oldest card opens the newest report, and its PDF is that report too.
  await page.goto(`${stack.origin('employer')}/verifications-list`);
  await paidCard(page, WORKER.name)
    .filter({ hasText: LITE })
    .getByRole('link', { name: 'View Report' })
    .click();
  await expectReport(page, premium);

  // No upgrade remains, and the worker was asked once for each level.
  await expect(page.getByText(/Upgrade|See What|Get the Deep Check/)).toHaveCount(0);
  await page.goto(`${stack.origin('employer')}/dashboard`);
  await openWorkers(page);
  await selectWorker(page, WORKER.name);
  await expect(page.getByRole('heading', { name: 'Package Already Purchased' })).toBeVisible();
  await expect(page.getByText('Premium Check', { exact: true })).toBeVisible();
  const asked = (await worker.phone.received()).filter((text) => text.includes('Reply YES'));
  expect(asked).toHaveLength(3);
});
