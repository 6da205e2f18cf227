import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@repo/postgres/free-port';
import type { Stack } from '@repo/launcher/stack';
import { findChromium } from '@repo/chromium/find-chromium';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import * as z from 'zod';
import { employerSession, employerWith, type Session, WORKER_PHONE } from '../employer.ts';
import { type Figure, figure, median } from '../figure.ts';
import { enter } from '../person.ts';
import type { Product } from '../product.ts';
import { type Promised, promises } from '../promises.ts';
import { publicPathsOf } from '../public-worker.ts';
import { say } from '../root.ts';

/** Performance differs from run to run. The other categories do not. */
const RUNS = 3;
const WORKERS = 10;
const CATEGORIES = ['accessibility', 'best-practices', 'performance', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];
type Scores = Record<Category, number>;
/** The promise for each category. */
type Promises = Partial<Record<Category, Promised>>;
/** Search engines do not see an app, so `seo` has no promise here. */
const OF_APPS: Promises = {
  accessibility: promises.fullMark,
  'best-practices': promises.fullMark,
  performance: promises.appPerformance,
};
const OF_PUBLIC_PAGES: Promises = {
  accessibility: promises.fullMark,
  'best-practices': promises.fullMark,
  performance: promises.fullMark,
  seo: promises.fullMark,
};

/** A visit with Lighthouse's default profile: a mid-range phone on a slow 4G network. */
async function visit(url: string, port: number): Promise<Scores | 'not recorded'> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: [...CATEGORIES],
    disableStorageReset: true,
    logLevel: 'error',
  });
  if (result === undefined) throw new Error(`Lighthouse did not visit ${url}.`);
  const { categories, audits, runtimeError, finalDisplayedUrl } = result.lhr;
  // The browser sometimes drops the start of its own trace. Lighthouse then needs another visit.
  if (runtimeError?.code === 'NO_NAVSTART') return 'not recorded';
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}.`);
  const score = (name: Category): number => {
    const category = categories[name];
    const lacking =
      category?.auditRefs.filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0) ?? [];
    for (const { id } of lacking) say(`  ${url}: ${id}`);
    return (category?.score ?? 0) * 100;
  };
  return {
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    performance: score('performance'),
    seo: score('seo'),
  };
}

const entered = z.object({ token: z.string(), user: z.record(z.string(), z.unknown()) });
async function workerSession(stack: Stack): Promise<Session> {
  const { token, user } = await enter(stack, '/auth', WORKER_PHONE, entered);
  return [
    { name: 'workerToken', value: token },
    { name: 'workerData', value: JSON.stringify(user) },
  ];
}

/** A visit in a new browser profile, which holds only the session. */
async function firstVisit(
  origin: string,
  path: string,
  localStorage: Session,
): Promise<Scores | 'not recorded'> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-lighthouse-'));
  const port = await freePort();
  const browser = await chromium.launchPersistentContext(folder, {
    executablePath: findChromium(say),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  try {
    await browser.setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
    return await visit(`${origin}${path}`, port);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Visited = {
  name: string;
  /** The host of the app. The public site has no separate host. */
  site?: 'employer' | 'worker';
  path: string;
  stored?: Session;
  promised: Promises;
};

/**
 * Lighthouse's scores for the sign-in page of each app, for two dashboards, and for the pages of the public site. The
 * dashboards are those of an employer with some workers, and of one of these workers.
 */
export async function measureLighthouse(product: Product): Promise<Figure[]> {
  const { stack } = product;
  const marks = async ({ name, site, path, stored = [], promised }: Visited): Promise<Figure[]> => {
    const runs: Scores[] = [];
    for (let visits = 0; runs.length < RUNS; visits += 1) {
      if (visits === 2 * RUNS) throw new Error(`${name}: too few visits were recorded.`);
      const scores = await firstVisit(stack.origin(site), path, stored);
      if (scores !== 'not recorded') runs.push(scores);
    }
    return CATEGORIES.flatMap((category) => {
      const ofCategory = promised[category];
      if (ofCategory === undefined) return [];
      const mark = median(runs.map((scores) => scores[category]));
      return figure(`${name}: Lighthouse, ${category}`, mark, ofCategory, `of ${RUNS} visits`);
    });
  };
  const household = await employerWith(stack, WORKERS);
  const employer = employerSession(household);
  const worker = await workerSession(stack);
  const visited: readonly Visited[] = [
    { name: 'sign-in page', site: 'employer', path: '/login', promised: OF_APPS },
    { name: 'dashboard', site: 'employer', path: '/dashboard', stored: employer, promised: OF_APPS },
    { name: "worker's entry", site: 'worker', path: '/worker', promised: OF_APPS },
    {
      name: "worker's dashboard",
      site: 'worker',
      path: '/worker/dashboard',
      stored: worker,
      promised: OF_APPS,
    },
  ];
  const figures: Figure[] = [];
  for (const one of visited) figures.push(...(await marks(one)));
  // After the apps: a finished check would change the dashboards.
  const { profile, report } = await publicPathsOf(product, household);
  for (const [name, path] of [
    ['first page', '/'],
    ['welcome page', '/welcome'],
    ['public profile', profile],
    ['report code', report],
  ] as const)
    figures.push(...(await marks({ name, path, promised: OF_PUBLIC_PAGES })));
  return figures;
}
