import { comeBackTo } from '../../support/come-back.ts';
import { invite, startSignedIn } from '../../support/employer.ts';
import { pdf, photo } from '../../support/files.ts';
import { decideAtProvider } from '../../support/identity.ts';
import { expect, test, type Page } from '../../support/journey.ts';
import type { OpsTeam } from '../../support/ops-team.ts';
import { buyCheck } from '../../support/payment.ts';
import { press } from '../../support/press.ts';
import { viewReport } from '../../support/verification-cards.ts';
import { pressDigits } from '../../support/worker.ts';
import { drawnCamera, sendPhotos, takePhotos } from '../../support/worker-camera.ts';
import { introduceHerself } from '../../support/worker-onboarding.ts';
import { nameReference } from '../../support/worker-references.ts';
import { workerWords } from '../../support/worker-words.ts';

const DIGITS = '700000821';
const WORKER = { name: 'Amina Barasa', number: `+254${DIGITS}`, nationalId: '29000821' };
/** Invites the worker. */
const NJERI = { name: 'Njeri Wafula', number: '+254700000822' };
/** Finds the worker in the list, and buys a check. */
const OTIENO = { name: 'Otieno Nekesa', number: '+254700000823' };
const RUTH = { name: 'Ruth Kamande', number: '+254700000824' };
const JOY = { name: 'Joy Mutiso', number: '+254700000825' };
const CERTIFICATE = 'PCC-A1B2C3D4';
const SECTIONS = [
  'Identity Verification',
  'Criminal Background Check',
  'Health Check',
  'Misconduct Registry',
  'Employment References',
  'Work History',
  'Social Media Screening',
  'Recommendation',
];
/** The checks left to the team: the provider decides the identity. */
const LEFT_TO_THE_TEAM = [
  'criminal_record',
  'final_review',
  'health',
  'misconduct_registry',
  'references',
  'social_media',
  'work_history',
];
/** The SMS to the worker and to the worker's references. */
const SMS = {
  code: /code yako ni \d{6}/,
  named: /Amina Barasa ametupa nambari yako .*jibu HAPANA \d{3}\./,
  documentSeen: /timu yetu imekagua stakabadhi/,
  identityVerified: /utambulisho wako umethibitishwa/,
  consent: /Otieno Nekesa amelipia kukuchunguza .*Jibu NDIYO (\d+) au HAPANA \1$/,
  complete: /ukaguzi kukuhusu umekamilika/,
};

const say = workerWords.sw;

test.use(drawnCamera);

const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();
const tab = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Sehemu kuu' }).getByRole('link', { name }).click();
const isHome = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Habari, Amina', level: 1 })).toBeVisible();

/** Every field that the onboarding does not contain. */
async function completeProfile(page: Page): Promise<void> {
  await follow(page, 'Kamilisha Wasifu');
  await page.getByLabel('Barua Pepe').fill('amina@test.example');
  await page.getByLabel('Tarehe ya Kuzaliwa').fill('1996-04-12');
  await page.getByLabel('Nambari ya Kitambulisho').fill(WORKER.nationalId);
  await press(page, 'Endelea');
  await expect(page.getByLabel('Aina ya Kazi')).toHaveValue('Cook');
  await page.getByLabel('Kiwango cha Elimu').selectOption('Shule ya Sekondari');
  await page.getByLabel('Ujuzi', { exact: true }).fill('Kupika, usafi');
  await page.getByLabel('Muda wa Kazi').selectOption('Kazi ya kudumu');
  await press(page, 'Endelea');
  await page.getByLabel('Jina la Mtu wa Dharura').fill('Barasa Wafula');
  await page.getByLabel('Simu ya Mtu wa Dharura').fill('0700 000 826');
  await expect(page.getByRole('progressbar', { name: 'Wasifu uliojazwa' })).toHaveAttribute('value', '100');
  await press(page, 'Hifadhi Wasifu');
  await expect(page.getByText('Wasifu umekamilika! Uko tayari.')).toBeVisible();
  await isHome(page);
  await expect(page.getByRole('link', { name: 'Kamilisha wasifu wako' })).toBeHidden();
}

async function nameReferences(page: Page): Promise<void> {
  await follow(page, 'Warejelewa');
  for (const [index, { name, number }] of [RUTH, JOY].entries())
    await nameReference(page, say, index + 1, { name, phone: number });
  await press(page, 'Tuma Majina');
  await expect(page.getByText('Majina yametumwa!')).toBeVisible();
  await isHome(page);
}

async function handInDocuments(page: Page): Promise<void> {
  await follow(page, 'Stakabadhi');
  await page.getByLabel('Picha au PDF ya kitambulisho chako', { exact: true }).setInputFiles(photo);
  await page.getByLabel('Picha au PDF ya cheti chako', { exact: true }).setInputFiles(pdf);
  await page.getByLabel('Picha au PDF ya vyeti vyako', { exact: true }).setInputFiles(pdf);
  await expect(page.getByText('Imepakiwa ✓')).toHaveCount(3);
}

/** The certificate's number and date come from the team, which read them on it. */
async function acceptDocuments(ops: OpsTeam): Promise<void> {
  const waiting = await ops.waitingDocuments();
  expect(waiting.map(({ slot }) => slot).toSorted((one, other) => one.localeCompare(other))).toEqual([
    'certificates',
    'nationalId',
    'policeClearance',
  ]);
  const issued = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
  for (const { id, slot } of waiting)
    await ops.decideDocument(id, {
      decision: 'accepted',
      ...(slot === 'policeClearance'
        ? {
            certificate_number: CERTIFICATE,
            issued_on: issued,
            name_on_certificate: WORKER.name,
            id_number_on_certificate: WORKER.nationalId,
          }
        : {}),
    });
}

// spec: worker-calls/whom
test('an invited worker goes the whole way to a verified profile, in Kiswahili', async ({
  page,
  otherPage: employer,
  stack,
  phone,
  ops,
}) => {
  const hers = phone(WORKER.number);
  const site = stack.origin('employer');

  await test.step('an employer invites her; the link of the SMS leads to the onboarding', async () => {
    await startSignedIn(employer, site, { name: NJERI.name, phone: phone(NJERI.number) });
    await invite(employer, { name: WORKER.name, phone: hers });
    const [, link = ''] = await hers.message(/(http\S+\/i\/\w{10}) /);
    await page.goto(link);
    await page.getByRole('radio', { name: 'Kiswahili' }).check();
    await expect(page.getByText('Umealikwa na Njeri')).toBeVisible();
    await press(page, 'Anza');
    await pressDigits(page, DIGITS);
    await press(page, say.continue);
    await hers.message(SMS.code);
    await pressDigits(page, await hers.code());
    await introduceHerself(page, say, {
      age: '30',
      location: 'Kibera, Nairobi',
      years: '7',
      bio: 'Ninapenda kupika.',
      withPhoto: true,
    });
    await isHome(page);
  });

  await test.step('she accepts the invitation where she reads it', async () => {
    await follow(page, 'Maombi (1 la kujibu)');
    const card = page.getByRole('listitem').filter({ hasText: NJERI.name });
    await card.getByRole('button', { name: 'Kubali' }).click();
    await expect(card.getByText('Umekubali')).toBeVisible();
    await phone(NJERI.number).message(/has accepted/);
    await tab(page, 'Mwanzo');
  });

  await test.step('she completes her profile, and names her references, who are told', async () => {
    await completeProfile(page);
    await nameReferences(page);
    for (const { number } of [RUTH, JOY]) await phone(number).message(SMS.named);
  });

  await test.step('she hands in her documents; the team accepts them', async () => {
    await handInDocuments(page);
    await acceptDocuments(ops);
    await hers.message(SMS.documentSeen);
    await page.reload();
    await expect(page.getByText('Imekubaliwa', { exact: true })).toHaveCount(3);
  });

  await test.step('she photographs herself and her ID card, and is verified', async () => {
    await page.goto(`${stack.origin('worker')}/worker/dashboard`);
    await tab(page, 'Thibitisha');
    await follow(page, say.begin);
    await takePhotos(page, say);
    await sendPhotos(page, say);
    await decideAtProvider(page, stack.sandboxOrigin, 'Barasa', 'Approve');
    await comeBackTo(page.getByText('Utambulisho Umethibitishwa'));
    await hers.message(SMS.identityVerified);
    await follow(page, 'Nenda mwanzo');
    await expect(page.getByText('Utambulisho Umethibitishwa!')).toBeVisible();
  });

  await test.step('another employer finds her and pays; she is asked, and agrees in the app', async () => {
    await startSignedIn(employer, site, { name: OTIENO.name, phone: phone(OTIENO.number) });
    await buyCheck(employer, WORKER.name, 'Premium Check');
    await hers.message(SMS.consent);
    expect(await ops.openChecks()).toEqual([]);
    await page.reload();
    await tab(page, /^Arifa/);
    await page.getByRole('main').getByRole('link', { name: OTIENO.name }).click();
    const his = page.getByRole('listitem').filter({ hasText: OTIENO.name });
    await his.getByRole('button', { name: 'Kubali' }).click();
    await expect(
      page.getByText(
        'Umekubali ukaguzi huu. Sasa thibitisha utambulisho wako, taja watu wawili wanaokufahamu kazini, na utume stakabadhi tutakazokuomba.',
      ),
    ).toBeVisible();
    await phone(OTIENO.number).message(/has agreed to the check/);
  });

  await test.step('the team calls her references and decides what is left', async () => {
    const open = await ops.openChecks();
    expect(open.map(({ kind }) => kind).toSorted((one, other) => one.localeCompare(other))).toEqual(
      LEFT_TO_THE_TEAM,
    );
    await ops.callReferences(open[0]?.nanny_id ?? '', 'She cooked for us for three years.');
    await ops.decideAll('clear');
    await hers.message(SMS.complete);
  });

  await test.step('she reads that she is verified, and all that was found', async () => {
    await page.goto(`${stack.origin('worker')}/worker/verification`);
    await expect(page.getByText('Umekamilisha zote')).toBeVisible();
    await expect(page.getByText('Umekubaliwa')).toBeVisible();
    await page.goto(`${stack.origin('worker')}/worker/dashboard`);
    await expect(page.getByRole('link', { name: 'Uthibitisho', exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Alama ya Uaminifu' })).toContainText('100');
    await tab(page, 'Wasifu');
    await expect(page.getByRole('heading', { name: WORKER.name })).toBeVisible();
    await expect(page.getByText('Utambulisho Umethibitishwa')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Kunihusu' }).getByText('Ninapenda kupika.')).toBeVisible();
  });

  await test.step('the employer reads the whole report', async () => {
    await employer.goto(`${site}/verifications-list`);
    await viewReport(employer, WORKER.name);
    await expect(employer.getByRole('heading', { level: 1, name: 'Verification Report' })).toBeVisible();
    await expect(employer.getByRole('progressbar', { name: 'Completion' })).toHaveAttribute(
      'aria-valuetext',
      '100%',
    );
    for (const name of SECTIONS)
      await expect(employer.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    // The verdict above the sections quotes the final review.
    const sections = employer.getByRole('region');
    for (const kind of LEFT_TO_THE_TEAM)
      await expect(sections.getByText(`Seen and confirmed: ${kind}.`)).toBeVisible();
    await expect(employer.getByText('100 of 100')).toBeVisible();
  });
});
