import { describe, expect, it } from 'vitest';
import { made } from '../made-in-test.ts';

const JOBS = 'apps/api/src/jobs/jobs.ts';
const SCHEDULES = 'apps/api/src/jobs/schedules.ts';
const HANDLERS = 'apps/api/src/job-handlers.ts';

describe('a job that a transaction adds', () => {
  const files = made('job', 'zebra-fee.charge');

  it('says what it carries and how often it is tried, before the scheduled jobs', () => {
    expect(files.get(JOBS)).toMatch(
      /'zebra-fee\.charge': \{\n {4}data: z\.object\(\{ id: z\.uuid\(\) \}\),[^]*\/\*\* The scheduled jobs/,
    );
  });

  it('has a handler, and no schedule', () => {
    expect(files.get(HANDLERS)).toMatch(
      /'zebra-fee\.charge': \(\) => Promise\.resolve\(\),\n {2}\};\n {2}return handlers;\n\}\n$/,
    );
    expect([...files.keys()]).toEqual([JOBS, HANDLERS]);
  });
});

describe('a job that runs by itself', () => {
  const files = made('job', 'zebra-fees', '--schedule', '*/5 3 * * 1-5');

  it('carries nothing, has a handler, and a line among the schedules', () => {
    expect(files.get(JOBS)).toContain("'scheduled.zebra-fees': { data: z.object({}), retryLimit: 0,");
    expect(files.get(HANDLERS)).toContain("'scheduled.zebra-fees': () => Promise.resolve(),");
    expect(files.get(SCHEDULES)).toContain(
      "  'scheduled.zebra-fees': '*/5 3 * * 1-5',\n} as const satisfies",
    );
  });
});

it.each([
  [['zebra-fees'], 'is called like "refund.execute"'],
  [['scheduled.zebra-fees'], 'is called like "refund.execute"'],
  [['zebra-fee.charge.now'], 'is called like "refund.execute"'],
  [['zebraFee.charge'], 'Each part of the name of a job is written like'],
  [['zebra-fee.charge', '--schedule', '* * * * *'], 'The name of a scheduled job is written like'],
  [['zebra-fees', '--schedule', 'hourly'], 'A schedule is written like "17 3 * * *"'],
  [['zebra-fees', '--schedule', '* * * *'], 'A schedule is written like "17 3 * * *"'],
  [['refund.execute'], 'has "refund.execute" already'],
  [['files', '--schedule', '* * * * *'], 'has "scheduled.files" already'],
])('no job is called %s', (args, words) => {
  expect(() => made('job', ...args)).toThrow(words);
});
