import { describe, expect, test } from 'vitest';
import { judge, readTally } from './tally.ts';

const vitest = (over: object = {}) =>
  JSON.stringify({
    numPassedTests: 5,
    numFailedTests: 0,
    numPendingTests: 1,
    numTodoTests: 2,
    testResults: [],
    ...over,
  });
const playwright = (over: object = {}, errors: unknown[] = []) =>
  JSON.stringify({ stats: { expected: 7, unexpected: 0, flaky: 0, skipped: 1, ...over }, errors });
const suite = (result: string | undefined, exitCode = 0) => judge({ exitCode, isSuite: true, result });

describe('a result', () => {
  test('of Vitest counts what is pending or to do as skipped', () => {
    expect(readTally(vitest())).toEqual({ passed: 5, failed: 0, skipped: 3, flaky: 0 });
  });

  test('of Vitest counts a file that could not be loaded', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ];
    expect(readTally(vitest({ numFailedTests: 1, testResults })).failed).toBe(2);
  });

  test('of Playwright counts a test that passed when tried again as passed and as flaky, an error outside of tests as failed', () => {
    expect(readTally(playwright({ flaky: 2, unexpected: 1 }, ['timeout']))).toEqual({
      passed: 9,
      failed: 2,
      skipped: 1,
      flaky: 2,
    });
  });

  test.each([
    ['', 'Unexpected end of JSON input'],
    ['[]', 'no object'],
    ['7', 'no object'],
    ['null', 'no object'],
    ['{}', 'no number'],
    ['{"stats":{}}', 'no number'],
  ])('of no known kind, %j, is an error', (text, message) => {
    expect(() => readTally(text)).toThrow(message);
  });
});

describe('a suite', () => {
  test('passes with its tests', () => {
    expect(suite(vitest())).toEqual({ passed: 5, failed: 0, skipped: 3, flaky: 0 });
  });

  test.each([
    ['left no result', undefined, 0],
    ['left an unreadable result', '{"numPassed', 0],
    ['ran nothing', vitest({ numPassedTests: 0 }), 0],
    ['failed outside of its tests', vitest(), 1],
  ])('that %s is a failure', (_, result, exitCode) => {
    expect(suite(result, exitCode).failed).toBe(1);
  });

  test('that failed with its tests counts these alone', () => {
    expect(suite(vitest({ numFailedTests: 2 }), 1).failed).toBe(2);
  });
});

test('a check counts as one', () => {
  expect(judge({ exitCode: 0, isSuite: false, result: undefined })).toMatchObject({ passed: 1, failed: 0 });
  expect(judge({ exitCode: 2, isSuite: false, result: undefined })).toMatchObject({ passed: 0, failed: 1 });
});
