import { lineInOrder, textOf } from '../anchors.ts';
import { Refusal, type Generator, type Insert, type Read } from '../generator.ts';
import { inForm } from '../names.ts';

const JOBS = 'apps/api/src/jobs/jobs.ts';
const SCHEDULES = 'apps/api/src/jobs/schedules.ts';
const HANDLERS = 'apps/api/src/job-handlers.ts';

/** A minute, an hour, a day of the month, a month and a day of the week. */
const CRON = /^([\d*,/-]+ ){4}[\d*,/-]+$/;

const handler = (job: string): Insert => ({
  path: HANDLERS,
  before: '  };\n  return handlers;\n}\n',
  text: `    // Replace this line by the verb, which may run more than once.\n    '${job}': () => Promise.resolve(),\n`,
});

const definition = (job: string) => `  /** Replace this sentence: what it does, and why these many tries. */
  '${job}': {
    data: z.object({ id: z.uuid() }),
    retryLimit: 8,
    retryDelaySeconds: 2,
    backoff: true,
  },
`;

const scheduled = (job: string) =>
  `  '${job}': { data: z.object({}), retryLimit: 0, retryDelaySeconds: 0, backoff: false },\n`;

/** The name of a job that a transaction adds: what it works on, and what it does with it. */
function enqueuedName(name: string): string {
  const [thing = '', act = '', ...more] = name.split('.');
  if (thing === 'scheduled' || act === '' || more.length > 0)
    throw new Refusal(
      `A job that a transaction adds is called like "refund.execute", not "${name}". A job that runs by itself has --schedule.`,
    );
  return [thing, act].map((part) => inForm('kebab', 'Each part of the name of a job', part)).join('.');
}

function newAmongJobs(read: Read, job: string): string {
  if (textOf(read, JOBS).includes(`'${job}': `)) throw new Refusal(`${JOBS} has "${job}" already.`);
  return job;
}

const VERB = `Replace its line in ${HANDLERS} by its verb (npm run new -- verb), which finds its work done when it runs twice.`;
const PROOF = 'Prove it: ./pnpm --filter @repo/api typecheck';

export const jobGenerator: Generator = {
  names: ['<name>'],
  option: { name: 'schedule', value: '"<cron>"' },
  makes:
    'a job of the queue: "refund.execute", or with a schedule "referees", which is called "scheduled.referees"',
  plan([name = ''], { read, option: cron }) {
    if (cron === undefined) {
      const job = newAmongJobs(read, enqueuedName(name));
      return {
        files: {},
        inserts: [
          { path: JOBS, before: '  /** Runs every scheduled job:', text: definition(job) },
          handler(job),
        ],
        next: [
          `Say in ${JOBS} which ids it carries and how often it is tried.`,
          VERB,
          `Add it in the transaction that decides it: await tx.enqueue('${job}', { id }).`,
          PROOF,
        ],
      };
    }
    if (!CRON.test(cron)) throw new Refusal(`A schedule is written like "17 3 * * *", not "${cron}".`);
    const job = newAmongJobs(read, `scheduled.${inForm('kebab', 'The name of a scheduled job', name)}`);
    return {
      files: {},
      inserts: [
        { path: JOBS, before: '} as const satisfies Record<string, JobDefinition>;', text: scheduled(job) },
        handler(job),
        lineInOrder(read, SCHEDULES, /^ {2}('scheduled\.)[\w-]+': '.*',$/, `  '${job}': '${cron}',`),
      ],
      next: [
        VERB,
        `Let it act on what is due by the application's clock (docs/decisions/012-one-clock-and-due-columns.md).`,
        PROOF,
      ],
    };
  },
};
