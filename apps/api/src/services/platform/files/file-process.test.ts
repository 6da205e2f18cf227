import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cleanFile, drawPicture, type FileProgram } from './file-process.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A program that logs each run with its room: `shared` or `alone`. */
const program = (body: string, timeoutMilliseconds = 10_000): FileProgram => ({
  command: process.execPath,
  args: [
    '-e',
    `const room = process.argv.at(-1);
    require('node:fs').appendFileSync(process.argv[1], room + '\\n');
    ${body}`,
    '--',
  ],
  timeoutMilliseconds,
});
const log = () => join(folder, 'log');
const draw = async (using: FileProgram) => {
  await writeFile(log(), '');
  return cleanFile(log(), { kind: 'picture', edge: 800 }, using);
};
const rooms = async () => (await readFile(log(), 'utf8')).trim().split('\n');

const busy = {
  name: 'ServiceError',
  kind: 'provider-unavailable',
  message: 'The service is busy. Please try again in a moment.',
  details: { retryAfterSeconds: 10 },
};

describe('a process that cleans a file', () => {
  it.each([
    ['is killed', "process.kill(process.pid, 'SIGKILL')"],
    ['is told to end', "process.kill(process.pid, 'SIGTERM')"],
    ['finds no memory', 'process.abort()'],
    ['could not begin', 'process.exit(1)'],
    ['asks for more room', 'process.exit(10)'],
  ])('that %s is begun once more, alone', async (_what, end) => {
    expect(
      (await draw(program(`if (room === 'shared') ${end}; else process.stdout.write('drawn')`))).toString(),
    ).toBe('drawn');
    expect(await rooms()).toEqual(['shared', 'alone']);
    await expect(draw(program(end))).rejects.toMatchObject(busy);
    expect(await rooms()).toEqual(['shared', 'alone']);
  });

  it('that takes too long is not begun again', async () => {
    await expect(draw(program('setInterval(() => {}, 1000)', 500))).rejects.toMatchObject(busy);
    expect(await rooms()).not.toContain('alone');
  });

  it('that takes too long over a PDF is killed and refuses it: no machine is that slow', async () => {
    await writeFile(log(), '');
    const late = cleanFile(log(), { kind: 'pdf' }, program('setInterval(() => {}, 1000)', 500));
    await expect(late).rejects.toMatchObject({ name: 'FileRefused', refusal: 'unreadable' });
    expect(await rooms()).not.toContain('alone');
  });

  it.each([
    ['breaks down over the file', "process.kill(process.pid, 'SIGSEGV')", 'unreadable'],
    ['has worked on it longer than on any picture', "process.kill(process.pid, 'SIGXCPU')", 'unreadable'],
    ['cannot read it', 'process.exit(11)', 'unreadable'],
    ['finds it too large', 'process.exit(12)', 'pixels'],
    ['finds programs in it', 'process.exit(13)', 'active'],
    ['finds it locked', 'process.exit(14)', 'locked'],
  ])('that %s refuses the file, at once', async (_what, end, refusal) => {
    await expect(draw(program(end))).rejects.toMatchObject({ name: 'FileRefused', refusal });
    expect(await rooms()).toEqual(['shared']);
  });

  it.each([join(tmpdir(), 'no-such-program'), tmpdir()])(
    'that cannot be started is none of the file’s: %s',
    async (command) => {
      await expect(cleanFile(log(), { kind: 'pdf' }, { ...program(''), command })).rejects.toMatchObject(
        busy,
      );
    },
  );
});

describe('a process that draws what we made', () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>';

  it('answers a picture of it', async () => {
    const picture = await drawPicture(drawing);
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
  });

  it.each([
    "process.kill(process.pid, 'SIGKILL')",
    "process.kill(process.pid, 'SIGSEGV')",
    'process.exit(11)',
  ])('refuses no file when it ends by %s: nobody sent one', async (end) => {
    const ending = { command: process.execPath, args: ['-e', end], timeoutMilliseconds: 10_000 };
    await expect(drawPicture(drawing, ending)).rejects.toMatchObject(busy);
  });
});
