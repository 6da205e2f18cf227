import { isFields, objects, type Fields } from './fields.ts';

/** The counts of a suite. `flaky` counts the passed tests that needed a retry. */
export type Tally = { passed: number; failed: number; skipped: number; flaky: number };

const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0, flaky: 0 };
const FAILURE: Tally = { ...NOTHING, failed: 1 };

const count = (fields: Fields, name: string): number => {
  const value = fields[name];
  if (typeof value !== 'number') throw new Error(`the result has no number "${name}"`);
  return value;
};
const list = (fields: Fields, name: string): unknown[] => {
  const value = fields[name];
  return Array.isArray(value) ? value : [];
};

/** Vitest: a file that failed to load has no failing test, and counts as one. */
function readVitest(result: Fields): Tally {
  const brokenFiles = objects(result, 'testResults').filter(
    (file) =>
      file['status'] === 'failed' &&
      !objects(file, 'assertionResults').some((test) => test['status'] === 'failed'),
  ).length;
  return {
    passed: count(result, 'numPassedTests'),
    failed: count(result, 'numFailedTests') + brokenFiles,
    skipped: count(result, 'numPendingTests') + count(result, 'numTodoTests'),
    flaky: 0,
  };
}

function readPlaywright(result: Fields, stats: Fields): Tally {
  const flaky = count(stats, 'flaky');
  return {
    passed: count(stats, 'expected') + flaky,
    failed: count(stats, 'unexpected') + list(result, 'errors').length,
    skipped: count(stats, 'skipped'),
    flaky,
  };
}

/**
 * Reads the text of a suite's result, Vitest's or Playwright's.
 * @throws Error for any other text.
 */
export function readTally(text: string): Tally {
  const result: unknown = JSON.parse(text);
  if (!isFields(result)) throw new Error('the result is no object');
  const stats = result['stats'];
  return isFields(stats) ? readPlaywright(result, stats) : readVitest(result);
}

/**
 * The counts of a task: its tests, or the task itself as one check. A suite counts as failed when it failed without a
 * failed test, left no result, or passed no test.
 */
export function judge(task: { exitCode: number; isSuite: boolean; result: string | undefined }): Tally {
  const wentWell = task.exitCode === 0;
  if (!task.isSuite) return wentWell ? { ...NOTHING, passed: 1 } : FAILURE;
  if (task.result === undefined) return FAILURE;
  try {
    const tally = readTally(task.result);
    const unexplained = tally.failed === 0 && (!wentWell || tally.passed === 0);
    return unexplained ? { ...tally, failed: 1 } : tally;
  } catch {
    return FAILURE;
  }
}
