import { join } from 'node:path';
import { chromiumHere } from '@repo/chromium/find-chromium';
import { defineConfig } from 'playwright/test';

const ROOM = join(import.meta.dirname, '..');

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
const DESK = { viewport: { width: 1280, height: 800 } };

interface Area {
  readonly name: 'public' | 'employer' | 'worker' | 'money' | 'alone';
  /** Journeys under way at once. */
  readonly workers: number;
}

/**
 * The journeys of one folder, in real Chromium, at the size that their tag says: on a small phone without one, at a desk with `@desk`,
 * at both with `@every-size`. Every screen is pictured, and held to axe, at its sizes in tooling/screens: at both goes what leads into
 * each site and is done on it most. Where the subject is money, the network, SMS or the keyboard, one size shows it.
 */
export const areaConfig = ({ name, workers }: Area) =>
  defineConfig({
    testDir: join(ROOM, 'journeys', name),
    testMatch: '**/*.e2e.ts',
    outputDir: join(ROOM, 'test-results', name),
    globalSetup: join(ROOM, 'support/global-setup.ts'),
    fullyParallel: true,
    workers,
    forbidOnly: true,
    // Each use is counted and named at the end of the run; more than three fail it.
    retries: 1,
    // For what hangs. What a person waits for has the expectation's own; a whole journey takes a busy machine three times as long.
    timeout: 300_000,
    expect: { timeout: 30_000 },
    reporter: [['list'], ['json', { outputFile: join(ROOM, `test-results.${name}.json`) }]],
    use: {
      browserName: 'chromium',
      // Its pictures and copies of the page cost a third of a run; whoever looks into a failure asks for them: `--trace on`.
      trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
      screenshot: 'only-on-failure',
      launchOptions: {
        executablePath: chromiumHere(),
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
        ],
      },
    },
    projects: [
      { name: 'phone', grepInvert: /@desk/, use: PHONE },
      { name: 'desk', grep: /@desk|@every-size/, use: DESK },
    ],
  });
