/**
 * The rough time of a test file on two idle cores, where it is not a second. Tests of rules are quick. Tests with a
 * server and a database are slow.
 */
const SECONDS: readonly (readonly [folder: string, seconds: number])[] = [
  ['packages/domain/', 0.05],
  ['apps/api/test/', 4],
  ['tooling/launcher/', 10],
  ['tooling/postgres/', 25],
];

const secondsOf = (path: string) => SECONDS.find(([folder]) => path.startsWith(folder))?.[1] ?? 1;

/** The first tests that fit into the time, and the remaining tests. */
export function affordable(tests: readonly string[], seconds: number): { taken: string[]; left: string[] } {
  let spent = 0;
  const end = tests.findIndex((path) => (spent += secondsOf(path)) > seconds);
  return end < 0 ? { taken: [...tests], left: [] } : { taken: tests.slice(0, end), left: tests.slice(end) };
}
