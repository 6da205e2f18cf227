import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Checkout } from './checkout.ts';
import { failedJourney, failedTest } from './failed-test.ts';
import type { Fault } from './fault.ts';
import type { Found } from './results.ts';
import { fileAlone, suitesFor, type Suite } from './suites.ts';

/** Longer than any suite takes. A fault that makes a suite wait for ever also counts as found. */
const LONGEST_MILLISECONDS = 20 * 60_000;
const MOST_SAID = 256 * 2 ** 20;

type Run = { passed: boolean; said: string };

function run({ folder }: Checkout, { command: [program, ...args] }: Suite): Run {
  const { status, stdout } = spawnSync(program, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: LONGEST_MILLISECONDS,
    maxBuffer: MOST_SAID,
  });
  return { passed: status === 0, said: stdout.toString() };
}

/**
 * Plants a fault and runs suite after suite until a test fails. A failed test file, but no journey, runs again without
 * the fault.
 */
export function hunt(checkout: Checkout, fault: Fault): Found {
  const started = performance.now();
  checkout.plant(fault);
  try {
    for (const suite of suitesFor(fault, checkout.folder)) {
      const found = findIn(checkout, fault, suite);
      if (found !== undefined) return { ...found, seconds: secondsSince(started) };
    }
  } finally {
    checkout.takeOut(fault);
  }
  return { outcome: 'survived', suite: '', test: '', seconds: secondsSince(started) };
}

const secondsSince = (started: number) => Math.round((performance.now() - started) / 1000);

function findIn(checkout: Checkout, fault: Fault, suite: Suite): Omit<Found, 'seconds'> | undefined {
  const results = join(checkout.folder, suite.folder, 'test-results.json');
  rmSync(results, { force: true });
  const { passed, said } = run(checkout, suite);
  if (passed) return undefined;
  if (suite.name === 'journeys')
    return { outcome: 'caught', suite: suite.name, test: failedJourney(said) ?? 'a journey' };
  const failed = failedTest(results);
  if (failed === undefined) return { outcome: 'broken', suite: suite.name, test: 'nothing ran' };
  checkout.takeOut(fault);
  const isSound = run(checkout, fileAlone(suite.folder, failed.file)).passed;
  checkout.plant(fault);
  return { outcome: isSound ? 'caught' : 'broken', suite: suite.name, test: failed.name };
}
