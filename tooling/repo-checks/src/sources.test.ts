import { describe, expect, test } from 'vitest';
import { files, isSource, read, withoutComments } from './repo.ts';

const HERE = 'tooling/repo-checks/';
const GENERATED = /^apps\/api\/src\/db\/migrations\//;
const ours = files.filter((path) => !path.startsWith(HERE) && !GENERATED.test(path));
const sources = ours.filter(isSource);
const code = new Map(sources.map((path) => [path, withoutComments(read(path))]));
const text = new Map(
  ours
    .filter((path) => /\.(tsx?|mjs|js|json|css|html|ya?ml|md|sql|sh)$/.test(path))
    .map((path) => [path, read(path)]),
);

/** `path:line` of every place where the pattern matches. */
const places = (pattern: RegExp, within: ReadonlyMap<string, string>) =>
  [...within].flatMap(([path, content]) =>
    content.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : [])),
  );

test('the check looks at the repository', () => {
  expect(sources.length).toBeGreaterThan(100);
});

test('files are short, and few are so short that they only forward', () => {
  // The linter refuses more than 350 lines.
  const lengths = files
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
    .map((path) => read(path).split('\n').length - 1)
    .toSorted((one, other) => one - other);
  const at = (share: number) => lengths[Math.floor(lengths.length * share)];
  expect(at(0.5), 'median').toBeLessThan(80);
  expect(at(0.95), '95th percentile').toBeLessThan(200);
  expect(lengths.filter((length) => length < 12).length / lengths.length).toBeLessThanOrEqual(0.1);
});

test('journeys in the browser live in tooling/e2e', () => {
  expect(files.filter((path) => /\.e2e\.tsx?$/.test(path) && !path.startsWith('tooling/e2e/'))).toEqual([]);
});

/** Banned text that the linter does not find. The example proves that the pattern matches. */
type Ban = readonly [what: string, pattern: RegExp, example: string];

const bansInCode: readonly Ban[] = [
  [
    'markup from text',
    /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write\(/,
    'a.innerHTML = b;',
  ],
  ['code from text', /\beval\(|\bnew Function\(/, 'new Function("a")'],
];
const bansInComments: readonly Ban[] = [
  ['lint silenced for a whole file', /(oxlint|eslint)-disable(?!-next-line|-line)/, '/* oxlint-disable */'],
];
const bansInText: readonly Ban[] = [
  ['an unfinished note', /\b(TODO|FIXME|XXX|HACK)\b/, '// TODO: later'],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/, '-----BEGIN RSA PRIVATE KEY-----'],
  ['a live Paystack key', /\b[sp]k_live_[0-9a-zA-Z]{20,}/, `sk_live_${'0'.repeat(40)}`],
  ['a Paystack test key', /\bsk_test_[0-9a-f]{40}/, `sk_test_${'0'.repeat(40)}`],
  ["an Africa's Talking key", /\batsk_[0-9a-f]{40,}/, `atsk_${'0'.repeat(64)}`],
  ['an AWS key', /\bAKIA[0-9A-Z]{16}\b/, `AKIA${'0'.repeat(16)}`],
  ['a GitHub token', /\bgh[pousr]_[0-9A-Za-z]{36}/, `ghp_${'0'.repeat(36)}`],
  [
    'a password in an address',
    /\b(postgres(ql)?|https?|redis):\/\/[^\s:/'"`$]+:[^\s@/'"`${}]{8,}@/,
    'postgres://user:long-password@host/name',
  ],
];

const raw = new Map(sources.map((path) => [path, read(path)]));

describe('nowhere', () => {
  test.each(bansInCode)('%s', (_, pattern, example) => {
    expect(example).toMatch(pattern);
    expect(places(pattern, code)).toEqual([]);
  });

  test.each(bansInComments)('%s', (_, pattern, example) => {
    expect(example).toMatch(pattern);
    expect(places(pattern, raw)).toEqual([]);
  });

  test.each(bansInText)('%s', (_, pattern, example) => {
    expect(example).toMatch(pattern);
    expect(places(pattern, text)).toEqual([]);
  });

  test('a file of variables or keys', () => {
    const pattern = /(^|\/)\.env(\.|$)|\.(pem|key|p12|pfx)$|(^|\/)secrets\.json$/;
    expect(files.filter((path) => pattern.test(path))).toEqual([]);
  });
});
