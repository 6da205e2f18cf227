import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { planOf, usage } from './command.ts';
import { generators } from './generators/all.ts';

const planFor = (args: readonly string[]) => planOf(args, { read: () => undefined, today: '2026-11-26' });

it.each([
  [[], 'Say what to make, and its name.'],
  [['table', 'fees'], '"table" is none of: rule, '],
  [['toString'], '"toString" is none of'],
  [['Rule', 'fee'], '"Rule" is none of'],
  [['rule'], '"rule" takes <name>, not 0 names.'],
  [['rule', 'late', 'fee'], '"rule" takes <name>, not 2 names.'],
  [['rule', 'fee', '--schedule', '* * * * *'], '"rule" has no option --schedule.'],
  [['job', 'fee.charge', '--topic', 'Money'], '"job" has no option --topic.'],
  [['rule', 'fee', '--force'], "Unknown option '--force'"],
])('refuses %j', (args, words) => {
  expect(() => planFor(args)).toThrow(words);
});

it('lists every generator in its usage', () => {
  for (const [name, { makes }] of Object.entries(generators)) {
    expect(usage).toMatch(new RegExp(`^ {2}${name} `, 'm'));
    expect(usage).toContain(makes);
  }
  expect(usage).toContain('  job <name> [--schedule "<cron>"]\n');
});

it('plans what the names say, with what is left to do', () => {
  const { files, next } = planFor(['rule', 'fee']);
  expect(Object.keys(files)).toEqual(['packages/domain/src/fee.ts', 'packages/domain/src/fee.test.ts']);
  expect(next.join('\n')).toContain('./pnpm --filter @repo/domain exec vitest run src/fee.test.ts');
});

it('ends with 1, the reason and the usage when a name is wrong', () => {
  const run = spawnSync(process.execPath, [join(import.meta.dirname, 'run.ts'), 'rule', 'Card'], {
    encoding: 'utf8',
  });
  expect(run.status).toBe(1);
  expect(run.stdout).toBe('');
  expect(run.stderr).toBe(`The name of a rule is written like "close-account", not "Card".\n\n${usage}\n`);
});
