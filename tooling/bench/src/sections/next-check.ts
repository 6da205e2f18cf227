import { findChromium } from '@repo/chromium/find-chromium';
import { type BrowserContext, chromium, type Page } from 'playwright';
import * as z from 'zod';
import { checksOfCase, employerWith, paidCheck, PREMIUM_PACKAGE, until } from '../employer.ts';
import { type Figure, figure, median } from '../figure.ts';
import { send, signInTeam } from '../person.ts';
import { OPS_PHONES, type Product } from '../product.ts';
import { promises } from '../promises.ts';
import { say } from '../root.ts';
import { slowProcessor } from '../slow-page.ts';

const DESK = { viewport: { width: 1280, height: 800 }, locale: 'en-KE' };
// The speed of a host changes from minute to minute: a few visits would measure the minute.
const VISITS = 20;

/** A function of the page: what it gets runs after the next frame is drawn. */
const AFTER_FRAME = `(done) => requestAnimationFrame(() => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = done;
  port2.postMessage(null);
})`;

/** Runs in the page before its own scripts. From the press of a key to the frame in which another check stands. */
const WATCH_STEPS = `
  globalThis.steps = [];
  const afterFrame = ${AFTER_FRAME};
  const checkInSight = () => document.querySelector('main h2[id]')?.textContent;
  addEventListener('keydown', ({ timeStamp }) => {
    const before = checkInSight();
    new MutationObserver((_, seen) => {
      if (checkInSight() === before) return;
      seen.disconnect();
      afterFrame(() => steps.push(performance.now() - timeStamp));
    }).observe(document.querySelector('main'), { subtree: true, childList: true, characterData: true });
  }, { capture: true });
`;
const steps = z.array(z.number());

/** The same page without a program: its nodes set once more, until the frame in which they stand. The speed of this minute. */
const SET_BARE = `new Promise((resolve) => {
  const main = document.querySelector('main');
  const started = performance.now();
  main.replaceChildren(...main.cloneNode(true).childNodes);
  (${AFTER_FRAME})(() => resolve(performance.now() - started));
})`;
const bareTime = z.number();

interface HeldCase {
  readonly id: string;
  readonly checks: number;
}

/** A premium case whose checks the member holds. */
async function holdCase(stack: Product['stack'], token: string): Promise<HeldCase> {
  await paidCheck(stack, await employerWith(stack, 1, PREMIUM_PACKAGE), PREMIUM_PACKAGE);
  const checks = await checksOfCase(stack, token);
  const [first] = checks;
  if (first === undefined) throw new Error('The case has no check.');
  for (const { id } of checks)
    await send(`${stack.apiAddress()}/api/ops/work/check/${id}/claim`, z.unknown(), { token, body: {} });
  return { id: first.case_id, checks: checks.length };
}

interface Walk {
  readonly steps: readonly number[];
  readonly bare: number;
}

/** The steps through all checks of the case, each of which this visit sees for the first time. */
async function walk(context: BrowserContext, url: string, checks: number): Promise<Walk> {
  const page = await context.newPage();
  await page.addInitScript(WATCH_STEPS);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { name: /^Check: / }).waitFor();
  await slowProcessor(await context.newCDPSession(page));
  for (let seen = 1; seen < checks; seen += 1) await step(page, seen);
  return { steps: await stepsOf(page), bare: bareTime.parse(await page.evaluate(SET_BARE)) };
}

const stepsOf = async (page: Page) => steps.parse(await page.evaluate('steps'));

async function step(page: Page, count: number): Promise<void> {
  await page.keyboard.press('j');
  await until('The step', async () => (await stepsOf(page)).length === count);
  await page.waitForLoadState('networkidle');
}

/** Steps by key through the checks of a premium case, for the member who holds them. */
export async function measureNextCheck({ stack }: Product): Promise<Figure[]> {
  const token = await signInTeam(stack, OPS_PHONES[0]);
  const held = await holdCase(stack, token);
  const origin = stack.origin('ops');
  const localStorage = [
    { name: 'opsToken', value: token },
    { name: 'opsPhone', value: OPS_PHONES[0] },
  ];
  const browser = await chromium.launch({ executablePath: findChromium(say), args: ['--no-sandbox'] });
  try {
    const walks: Walk[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) {
      const context = await browser.newContext({
        ...DESK,
        storageState: { cookies: [], origins: [{ origin, localStorage }] },
      });
      walks.push(await walk(context, `${origin}/cases/${held.id}?check=identity`, held.checks));
      await context.close();
    }
    const longest = median(walks.map((walked) => Math.max(...walked.steps)));
    const bare = median(walks.map((walked) => walked.bare));
    return [
      figure(
        'case page: key to the next check',
        median(walks.flatMap((walked) => walked.steps)),
        promises.nextCheck,
        `the first after the page came: ${Math.round(longest)} ms; the page's bare nodes: ${Math.round(bare)} ms`,
      ),
    ];
  } finally {
    await browser.close();
  }
}
