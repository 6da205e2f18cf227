import { spawnSync } from 'node:child_process';

/** A checkout's answers to questions about its files. */
export function gitOf(root: string) {
  function ask(args: readonly string[]): string | undefined {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
    return status === 0 ? stdout : undefined;
  }
  function paths(...args: readonly string[]): string[] {
    const answer = ask(args);
    if (answer === undefined) throw new Error(`git ${args.join(' ')} fails here: this needs a checkout.`);
    return answer.split('\0').filter(Boolean);
  }
  const exists = (branch: string) => ask(['rev-parse', '--verify', '--quiet', branch]) !== undefined;
  const unknown = () => paths('ls-files', '-z', '--others', '--exclude-standard');

  /** Where this work left the common line: a branch from `main`, and `main` itself from what was last fetched of it. */
  function base(): string {
    const upstream = ['origin/main', 'main'].find(exists) ?? 'HEAD';
    return ask(['merge-base', 'HEAD', upstream])?.trim() ?? 'HEAD';
  }

  return {
    /** Every file that somebody wrote, from the top. */
    files: () => [...paths('ls-files', '-z'), ...unknown()],
    /** Those that differ from where this work began, committed or not, and those that git does not know yet. */
    changed: () => [...paths('diff', '--name-only', '-z', base(), '--'), ...unknown()],
  };
}
