import { defineConfig } from 'playwright/test';

const chromium = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
const TIMED = '**/many-workers.e2e.ts';

/**
 * Journeys run in real Chromium, at the size that their tag says: on a small phone without one, at a desk with `@desk`, at both with
 * `@every-size`. Every screen is pictured, and held to axe, at its sizes in tooling/screens: at both goes what leads into each site
 * and is done on it most. Where the subject is money, the network, SMS or the keyboard, one size shows it.
 */
export default defineConfig({
  testDir: './journeys',
  testMatch: '**/*.e2e.ts',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  // More than the machine has cores: a journey spends half of its time waiting for what a person would wait for.
  workers: 3,
  forbidOnly: true,
  // Each use is counted and named at the end of the run; more than three fail it.
  retries: 1,
  // For what hangs. What a person waits for has the expectation's own; a whole journey takes a busy machine three times as long.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results.json' }]],
  use: {
    browserName: 'chromium',
    // Its pictures and copies of the page cost a third of a run; whoever looks into a failure asks for them: `--trace on`.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium,
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
    { name: 'phone', testIgnore: TIMED, grepInvert: /@desk/, use: PHONE },
    {
      name: 'desk',
      testIgnore: TIMED,
      grep: /@desk|@every-size/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    // What is timed has the machine to itself.
    { name: 'timed', testMatch: TIMED, dependencies: ['phone', 'desk'], use: PHONE },
  ],
});
