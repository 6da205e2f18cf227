import { spawnSync } from 'node:child_process';

/** The files of a checkout, read with git. */
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

  /**
   * The commit where this work left `main`: for a branch from `main`, and for `main` itself from the last fetched `main`.
   */
  function base(): string {
    const upstream = ['origin/main', 'main'].find(exists) ?? 'HEAD';
    return ask(['merge-base', 'HEAD', upstream])?.trim() ?? 'HEAD';
  }

  return {
    /** Every handwritten file, from the top. */
    files: () => [...paths('ls-files', '-z'), ...unknown()],
    /** The files that differ from the base, committed or not, and the untracked files. */
    changed: () => [...paths('diff', '--name-only', '-z', base(), '--'), ...unknown()],
  };
}
