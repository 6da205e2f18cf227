import { defineConfig } from 'playwright/test';

const chromium = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
const TIMED = '**/many-workers.e2e.ts';
/** Held in a hand: nobody photographs an ID card with a desk. */
const BY_HAND = '**/worker-{identity*,whole-way}.e2e.ts';

/** Journeys run in real Chromium, at a small phone's size and at a desk's. */
export default defineConfig({
  testDir: './journeys',
  testMatch: '**/*.e2e.ts',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  // More than the machine has cores: a journey spends half of its time waiting for what a person would wait for.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results.json' }]],
  use: {
    browserName: 'chromium',
    trace: 'retain-on-failure',
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
    { name: 'phone', testIgnore: TIMED, use: PHONE },
    { name: 'desk', testIgnore: [TIMED, BY_HAND], use: { viewport: { width: 1280, height: 800 } } },
    // What is timed has the machine to itself.
    { name: 'timed', testMatch: TIMED, dependencies: ['phone', 'desk'], use: PHONE },
  ],
});
