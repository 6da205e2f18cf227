/** `npm run new -- <what> <name> ...`: makes one usual thing of a developer, and says what is left to do. */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { apply, readerOf } from './apply.ts';
import { planOf, usage } from './command.ts';
import { Refusal, type Plan } from './generator.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/** Markdown is formatted by hand. */
function format(paths: readonly string[]): void {
  const formatted = paths.filter((path) => !path.endsWith('.md'));
  if (formatted.length === 0) return;
  execFileSync('oxfmt', formatted, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}

/** What was written, and what is left to do. */
function reportOf({ files, inserts, next }: Plan): string {
  const changed = new Set(inserts.map(({ path }) => path));
  return [
    ...Object.keys(files).map((path) => `new      ${path}`),
    ...[...changed].map((path) => `changed  ${path}`),
    '',
    'What is left to do:',
    ...next.map((sentence, at) => `${at + 1}. ${sentence}`),
    '',
  ].join('\n');
}

try {
  // Swedish writes a day as records do, and it is the day of the developer's own clock.
  const today = new Date().toLocaleDateString('sv');
  const plan = planOf(process.argv.slice(2), { read: readerOf(ROOT), today });
  apply(ROOT, plan, format);
  process.stdout.write(reportOf(plan));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n\n${usage}\n`);
  process.exitCode = 1;
}
