import { isFields, objects, type Fields } from './fields.ts';

/** What a suite came to. */
export type Tally = { passed: number; failed: number; skipped: number };

const count = (fields: Fields, name: string): number => {
  const value = fields[name];
  if (typeof value !== 'number') throw new Error(`the result has no number "${name}"`);
  return value;
};
const list = (fields: Fields, name: string): unknown[] => {
  const value = fields[name];
  return Array.isArray(value) ? value : [];
};

/** Vitest: a file that could not even be loaded has no failing test, and counts as one. */
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
  };
}

/** Playwright: a test that passed only when tried again is a failure here. */
function readPlaywright(result: Fields, stats: Fields): Tally {
  return {
    passed: count(stats, 'expected'),
    failed: count(stats, 'unexpected') + count(stats, 'flaky') + list(result, 'errors').length,
    skipped: count(stats, 'skipped'),
  };
}

/**
 * Reads the text of a suite's `test-results.json`, Vitest's or Playwright's.
 * @throws Error when it is neither.
 */
export function readTally(text: string): Tally {
  const result: unknown = JSON.parse(text);
  if (!isFields(result)) throw new Error('the result is no object');
  const stats = result['stats'];
  return isFields(stats) ? readPlaywright(result, stats) : readVitest(result);
}

/**
 * What counts for a task: its tests, or itself as one check. A suite that failed although none of its tests did, that left no
 * result, or in which nothing ran, is a failure.
 */
export function judge(task: { exitCode: number; isSuite: boolean; result: string | undefined }): Tally {
  const wentWell = task.exitCode === 0;
  if (!task.isSuite) return { passed: wentWell ? 1 : 0, failed: wentWell ? 0 : 1, skipped: 0 };
  if (task.result === undefined) return { passed: 0, failed: 1, skipped: 0 };
  try {
    const tally = readTally(task.result);
    const unexplained = tally.failed === 0 && (!wentWell || tally.passed === 0);
    return unexplained ? { ...tally, failed: 1 } : tally;
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
