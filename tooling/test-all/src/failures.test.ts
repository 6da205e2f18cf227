import { expect, test } from 'vitest';
import { readFailures } from './failures.ts';

const RED = String.fromCharCode(27);

test('a test of Vitest is named with its file, and with the beginning of why, without colours', () => {
  const why = [
    `${RED}[31mexpected 1 to be 2${RED}[39m`,
    ...Array.from({ length: 50 }, (_, i) => `at line ${i}`),
  ];
  const assertionResults = [
    { status: 'passed', fullName: 'fine', failureMessages: [] },
    { status: 'failed', fullName: 'Chip On Phone', failureMessages: [why.join('\n')] },
  ];
  const [failure = '', ...more] = readFailures(
    JSON.stringify({ testResults: [{ name: 'chip.test.ts', status: 'failed', assertionResults }] }),
  );
  expect(more).toEqual([]);
  expect(failure.split('\n').slice(0, 2)).toEqual(['chip.test.ts › Chip On Phone', '    expected 1 to be 2']);
  expect(failure).toContain('at line 10');
  expect(failure).not.toContain('at line 11');
});

test('a file that could not be loaded is named', () => {
  const file = { name: 'broken.test.ts', status: 'failed', message: 'no such module', assertionResults: [] };
  expect(readFailures(JSON.stringify({ testResults: [file] }))).toEqual([
    'broken.test.ts\n    no such module',
  ]);
});

test('a title that holds a whole file is cut short', () => {
  const assertionResults = [
    { status: 'failed', fullName: 'x'.repeat(5000), failureMessages: ['y'.repeat(5000)] },
  ];
  const [failure = ''] = readFailures(
    JSON.stringify({ testResults: [{ name: 'a.test.ts', assertionResults }] }),
  );
  expect(failure).toMatch(/^a\.test\.ts › x+ …\n {4}y+ …$/);
  expect(failure.length).toBeLessThan(700);
});

test('a test of Playwright is named wherever it is nested, but one that passed when tried again is not', () => {
  const spec = (title: string, status: string, messages: string[]) => ({
    title,
    file: 'sign-in.e2e.ts',
    tests: [
      { projectName: 'phone', status, results: messages.map((message) => ({ errors: [{ message }] })) },
    ],
  });
  const suites = [
    {
      specs: [spec('works', 'expected', [])],
      suites: [{ specs: [spec('signs in', 'unexpected', ['timed out']), spec('waits', 'flaky', ['late'])] }],
    },
  ];
  expect(readFailures(JSON.stringify({ stats: {}, suites, errors: [{ message: 'no port' }] }))).toEqual([
    'outside of tests\n    no port',
    'sign-in.e2e.ts [phone] › signs in\n    timed out',
  ]);
});

test.each(['', '[]', 'null', '{}'])('a result that tells nothing, %j, names none', (json) => {
  expect(readFailures(json)).toEqual([]);
});
