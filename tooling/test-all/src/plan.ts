import type { Workspace } from './workspace.ts';

/** One task of turbo: its id, its arguments, and the result file of its tests when it is a suite. */
export type Task = { id: string; title: string; args?: readonly string[]; result?: string };
/** `budget`: the allowed seconds on two idle cores. */
export type Phase = { title: string; concurrency: number; budget: number; tasks: readonly Task[] };

/** Suites are the scripts of this name and its parts, as `e2e` and `e2e:public`. Each part has a separate result. */
const suites = (all: readonly Workspace[], script: string, kind: string, result = 'test-results'): Task[] =>
  all.flatMap(({ name, folder, scripts }) =>
    [...scripts]
      .filter((each) => each === script || each.startsWith(`${script}:`))
      .map((each) => {
        const part = each.slice(script.length + 1);
        return {
          id: `${name}#${each}`,
          title: `${folder} ${kind}${part && `, ${part}`}`,
          result: `${folder}/${result}${part && `.${part}`}.json`,
        };
      }),
  );

/**
 * The longest suites start first: a long suite that starts last occupies one core alone at the end. So does a suite with a
 * very long test (`e2e:employer`), or with one test at a time (`e2e:ops`).
 */
const LONGEST = new Set([
  '@repo/api#test',
  '@repo/screens#test',
  '@repo/ui#test',
  '@repo/e2e#e2e:worker',
  '@repo/e2e#e2e:employer',
  '@repo/e2e#e2e:ops',
]);
const longestFirst = (tasks: readonly Task[]) => [
  ...tasks.filter(({ id }) => LONGEST.has(id)),
  ...tasks.filter(({ id }) => !LONGEST.has(id)),
];

const isAlone = (task: Task) => task.id.endsWith('#e2e:alone');

/** The checks of every file that do not run the product: the quickest and most informative. */
export const checks = (all: readonly Workspace[]): Phase => ({
  title: 'format, lint, types, repository, dead code',
  concurrency: 2,
  budget: 60,
  tasks: [
    { id: '//#check:format', title: 'format' },
    { id: '//#check:lint', title: 'lint' },
    ...all
      .filter(({ scripts }) => scripts.has('typecheck'))
      .map(({ name, folder }) => ({ id: `${name}#typecheck`, title: `${folder} types` })),
    { id: '//#check:knip', title: 'dead code' },
    { id: '//#check:repo', title: 'repository', result: 'tooling/repo-checks/test-results.json' },
  ],
});

/**
 * Everything that `npm test` runs, in phases. The checks come first. The sites are built before the browser journeys, which time
 * out when the machine is busy. The measurements of layout shift and timing come last: they have the machine to themselves.
 */
export function phases(all: readonly Workspace[]): Phase[] {
  const journeys = suites(all, 'e2e', 'end to end');
  return [
    checks(all),
    {
      title: 'unit, components, API',
      // Stories and services wait for a browser and a database half of their time.
      concurrency: 3,
      budget: 360,
      tasks: longestFirst(suites(all, 'test', 'tests')),
    },
    {
      title: 'sites',
      concurrency: 2,
      budget: 30,
      // Two areas that start together would each build a site that both need, into one folder.
      tasks: all
        .filter(({ folder, scripts }) => folder.startsWith('apps/') && scripts.has('build'))
        .map(({ name, folder }) => ({ id: `${name}#build`, title: `${folder} build` })),
    },
    {
      title: 'end to end',
      // One area alone leaves a core idle at its start and at its end.
      concurrency: 2,
      budget: 220,
      tasks: longestFirst(journeys.filter((task) => !isAlone(task))),
    },
    { title: 'alone on the machine', concurrency: 1, budget: 50, tasks: journeys.filter(isAlone) },
  ].filter((phase) => phase.tasks.length > 0);
}

/** The phase of `npm run drills`: the tests that take too long for every change. */
export const drills = (all: readonly Workspace[]): Phase => ({
  title: 'drills',
  concurrency: 1,
  budget: 1800,
  tasks: suites(all, 'drills', 'drills', 'test-results.drills'),
});
