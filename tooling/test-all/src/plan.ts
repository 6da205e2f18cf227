import { workspaces } from './workspace.ts';

/** One task of turbo, by its id, and where its tests leave their result when it is a suite. */
export type Task = { id: string; title: string; result?: string };
export type Phase = { title: string; concurrency: number; tasks: readonly Task[] };

const RESULT = 'test-results.json';

/**
 * Everything that `npm test` runs, in phases: what is quick and tells most comes first, and the browser journeys, which time
 * out when the machine is busy, come last and alone.
 */
export function phases(): Phase[] {
  const all = workspaces();
  const each = (script: string, kind: string, isSuite: boolean): Task[] =>
    all
      .filter((workspace) => workspace.scripts.has(script))
      .map(({ name, folder }) => ({
        id: `${name}#${script}`,
        title: `${folder} ${kind}`,
        ...(isSuite ? { result: `${folder}/${RESULT}` } : {}),
      }));
  return [
    {
      title: 'format, lint, types, rooms, dead code',
      concurrency: 2,
      tasks: [
        { id: '//#check:format', title: 'format' },
        { id: '//#check:lint', title: 'lint' },
        ...each('typecheck', 'types', false),
        { id: '//#check:knip', title: 'dead code' },
        { id: '//#check:rooms', title: 'rooms', result: `tooling/repo-checks/${RESULT}` },
      ],
    },
    { title: 'unit, components, API', concurrency: 2, tasks: each('test', 'tests', true) },
    { title: 'end to end', concurrency: 1, tasks: each('e2e', 'end to end', true) },
  ];
}
