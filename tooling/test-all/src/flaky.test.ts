import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFlaky } from './flaky.ts';
import { ROOT } from './root.ts';

const trace = { name: 'trace', path: join(ROOT, 'tooling/e2e/test-results/waits/trace.zip') };
const late = { errors: [{ message: 'late' }], attachments: [{ name: 'screenshot', path: '/a.png' }, trace] };
const result = (status: string, results: readonly object[]) =>
  JSON.stringify({
    stats: {},
    suites: [
      {
        suites: [
          {
            specs: [
              {
                title: 'waits',
                file: 'sign-in.e2e.ts',
                tests: [{ projectName: 'phone', status, results }],
              },
            ],
          },
        ],
      },
    ],
  });

test('a test that passed when tried again tells why it failed at first, and where the trace of that lies', () => {
  expect(readFlaky(result('flaky', [late, { errors: [], attachments: [] }]))).toEqual([
    'sign-in.e2e.ts [phone] › waits\n    late\n    trace: tooling/e2e/test-results/waits/trace.zip',
  ]);
});

test('a trace that was not kept is missed', () => {
  expect(readFlaky(result('flaky', [{ errors: [] }]))).toEqual([
    expect.stringContaining('trace: none was kept'),
  ]);
});

test.each(['expected', 'unexpected', 'skipped'])('a test that is %s is not flaky', (status) => {
  expect(readFlaky(result(status, [late]))).toEqual([]);
});

test.each(['', '[]', '{}', '{"testResults":[]}'])('a result of no journeys, %j, has none', (json) => {
  expect(readFlaky(json)).toEqual([]);
});
