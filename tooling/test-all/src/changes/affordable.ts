/**
 * What a test file takes of two idle cores, roughly, where it is not a second: those of rules are quick, those with a server and a
 * database slow.
 */
const SECONDS: readonly (readonly [folder: string, seconds: number])[] = [
  ['packages/domain/', 0.05],
  ['apps/api/test/', 4],
  ['tooling/launcher/', 10],
  ['tooling/postgres/', 25],
];

const secondsOf = (path: string) => SECONDS.find(([folder]) => path.startsWith(folder))?.[1] ?? 1;

/** As many tests from the first on as there is time for, and those that are left. */
export function affordable(tests: readonly string[], seconds: number): { taken: string[]; left: string[] } {
  let spent = 0;
  const end = tests.findIndex((path) => (spent += secondsOf(path)) > seconds);
  return end < 0 ? { taken: [...tests], left: [] } : { taken: tests.slice(0, end), left: tests.slice(end) };
}
