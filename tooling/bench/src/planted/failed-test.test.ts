import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { failedJourney, failedTest } from './failed-test.ts';

const folder = mkdtempSync(join(tmpdir(), 'failed-test-'));
const file = join(folder, 'results.json');
afterAll(() => rmSync(folder, { recursive: true }));

const write = (...statuses: string[]) =>
  writeFileSync(
    file,
    JSON.stringify({
      testResults: [
        {
          name: 'src/a.test.ts',
          assertionResults: statuses.map((status, index) => ({ status, fullName: `test ${index}` })),
        },
      ],
    }),
  );

it('is the first that failed', () => {
  write('passed', 'failed', 'failed');
  expect(failedTest(file)).toEqual({ file: 'src/a.test.ts', name: 'test 1' });
});

it('is none where all passed, and none where nothing was written', () => {
  write('passed', 'skipped');
  expect(failedTest(file)).toBeUndefined();
  expect(failedTest(join(folder, 'nowhere.json'))).toBeUndefined();
});

it('is read from what Playwright says', () => {
  const said =
    'Running 3 tests\n\n  1) journeys/money/pay.test.ts:12:1 › pays once ─────────\n\n    Error: …';
  expect(failedJourney(said)).toBe('journeys/money/pay.test.ts:12:1 › pays once');
  expect(failedJourney('3 passed')).toBeUndefined();
});
