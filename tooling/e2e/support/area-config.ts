import { join } from 'node:path';
import { chromiumHere } from '@repo/chromium/find-chromium';
import { defineConfig } from 'playwright/test';

const ROOM = join(import.meta.dirname, '..');

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
const DESK = { viewport: { width: 1280, height: 800 } };

interface Area {
  readonly name: 'public' | 'employer' | 'worker' | 'money' | 'ops' | 'alone';
  /** Concurrent journeys. */
  readonly workers: number;
}

/**
 * The journeys of one folder, in real Chromium. Their tag sets the size: a small phone without a tag, a desktop with
 * `@desk`, both with `@every-size`. tooling/screens takes a screenshot of every screen, and runs axe, at its sizes. Both
 * sizes are for the journeys into each site and for the most frequent tasks on it. For money, the network, SMS or the
 * keyboard, one size is enough.
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
    // The run counts and names each retry at its end. More than three fail it.
    retries: 1,
    // For hung journeys. Waits of a person have the timeout of `expect`. On a busy machine a whole journey takes three
    // times as long.
    timeout: 300_000,
    expect: { timeout: 30_000 },
    reporter: [['list'], ['json', { outputFile: join(ROOM, `test-results.${name}.json`) }]],
    use: {
      browserName: 'chromium',
      // Screenshots and snapshots of the trace cost a third of a run. To debug a failure, add them with `--trace on`.
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
