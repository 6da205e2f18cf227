import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AnchorStore } from './anchors.ts';
import { createBucketAnchors } from './bucket-anchors.ts';
import { createFolderAnchors } from './folder-anchors.ts';
import { prepareFolder } from './folder.ts';
import { StorageError } from './storage.ts';

describe('in a folder', () => {
  let root: string;
  let anchors: AnchorStore;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'anchors-'));
    await prepareFolder(root);
    anchors = createFolderAnchors(root);
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  it('each day has one anchor, which no later write replaces', async () => {
    expect([await anchors.has('2026-01-31'), await anchors.readAll()]).toEqual([false, new Map()]);
    expect(await anchors.write('2026-01-31', 'first')).toBe('once');
    expect(await anchors.write('2026-01-31', 'second')).toBeUndefined();
    expect(await anchors.write('2026-02-01', 'third')).toBe('once');
    expect(await anchors.has('2026-01-31')).toBe(true);
    expect([...(await anchors.readAll())]).toEqual([
      ['2026-01-31', 'first'],
      ['2026-02-01', 'third'],
    ]);
    expect((await stat(join(root, 'audit-anchors/2026-01-31.json'))).mode & 0o077).toBe(0);
    expect(await readdir(join(root, 'unfinished'))).toEqual([]);
  });

  it('of many processes one writes it', async () => {
    const written = await Promise.all(
      Array.from({ length: 8 }, (_, n) => anchors.write('2026-01-31', `${n}`)),
    );
    expect(written.filter((protection) => protection === 'once')).toHaveLength(1);
    expect(await readdir(join(root, 'unfinished'))).toEqual([]);
  });

  it('other files beside them are none', async () => {
    await anchors.write('2026-01-31', 'first');
    await writeFile(join(root, 'audit-anchors/notes.txt'), '');
    expect([...(await anchors.readAll()).keys()]).toEqual(['2026-01-31']);
  });

  it('a folder that is not mounted is a fault, and not an empty list', async () => {
    await rm(root, { recursive: true });
    for (const work of [
      () => anchors.has('2026-01-31'),
      () => anchors.write('2026-01-31', ''),
      () => anchors.readAll(),
    ])
      await expect(work()).rejects.toMatchObject({ name: 'StorageError', fault: 'missing' });
  });
});

describe('in a bucket', () => {
  const files = new Map<string, string>();
  /** The headers that the bucket does not know. */
  let unknown: Readonly<Record<string, number>> = {};
  let last: IncomingMessage | undefined;
  let anchors: AnchorStore;
  /** The names in one answer. */
  const PAGE = 3;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const bytes = await buffer(request);
    const url = new URL(request.url ?? '', 'http://bucket');
    const refuse = (status: number, code: string) =>
      response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
    if (request.method === 'PUT') {
      last = request;
      const fault = Object.entries(unknown).find(([name]) => request.headers[name] !== undefined);
      const sum = request.headers['content-md5'];
      if (fault) refuse(fault[1], 'InvalidRequest');
      else if (sum !== undefined && sum !== createHash('md5').update(bytes).digest('base64'))
        refuse(400, 'BadDigest');
      else if (request.headers['if-none-match'] === '*' && files.has(url.pathname))
        refuse(412, 'PreconditionFailed');
      else {
        files.set(url.pathname, bytes.toString());
        response.end();
      }
    } else if (url.pathname === '/amini') {
      const after = url.searchParams.get('start-after') ?? '';
      const names = [...files.keys()]
        .map((path) => path.slice('/amini/'.length))
        .filter((key) => key.startsWith(url.searchParams.get('prefix') ?? '') && key > after)
        .toSorted();
      const keys = names.slice(0, PAGE).map((key) => `<Contents><Key>${key}</Key></Contents>`);
      response.end(`<IsTruncated>${names.length > PAGE}</IsTruncated>${keys.join('')}`);
    } else {
      const found = files.get(url.pathname);
      if (found === undefined) refuse(404, 'NoSuchKey');
      else response.end(found);
    }
  }

  const server = createServer((request, response) => void answer(request, response));
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    anchors = createBucketAnchors({
      kind: 'bucket',
      endpoint: `http://127.0.0.1:${String(port)}`,
      bucket: 'amini',
      prefix: ['kenya'],
      region: 'af-south-1',
      accessKeyId: 'KEY',
      secretAccessKey: 'secret',
    });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    files.clear();
    unknown = {};
  });

  it('each day has one anchor, locked for seven years', async () => {
    expect(await anchors.has('2026-01-31')).toBe(false);
    expect(await anchors.write('2026-01-31', 'first')).toBe('locked');
    expect(last?.headers).toMatchObject({
      'if-none-match': '*',
      'x-amz-object-lock-mode': 'COMPLIANCE',
      'x-amz-object-lock-retain-until-date': '2033-01-31T00:00:00.000Z',
    });
    expect(await anchors.write('2026-01-31', 'second')).toBeUndefined();
    expect(await anchors.has('2026-01-31')).toBe(true);
    expect([...files]).toEqual([['/amini/kenya/audit-anchors/2026-01-31.json', 'first']]);
  });

  it('of many processes one writes it', async () => {
    const written = await Promise.all(
      Array.from({ length: 8 }, (_, n) => anchors.write('2026-01-31', `${n}`)),
    );
    expect(written.filter((protection) => protection === 'locked')).toHaveLength(1);
  });

  it.each([
    ['without locks', { 'x-amz-object-lock-mode': 400 }, 'once'],
    ['without locks, not even by name', { 'x-amz-object-lock-mode': 501 }, 'once'],
    ['without conditions', { 'x-amz-object-lock-mode': 400, 'if-none-match': 501 }, 'replaceable'],
  ])('a bucket %s keeps it as well as it can', async (_what, headers, protection) => {
    unknown = headers;
    expect(await anchors.write('2026-01-31', 'first')).toBe(protection);
    expect(await anchors.write('2026-01-31', 'second')).toBeUndefined();
    expect([...files.values()]).toEqual(['first']);
  });

  it('a bucket that refuses our key is a fault', async () => {
    unknown = { authorization: 403 };
    const error: unknown = await anchors.write('2026-01-31', 'first').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StorageError);
    expect(error).toMatchObject({ fault: 'refused' });
  });

  it('all are read, in however many lists the bucket names them', async () => {
    const days = Array.from({ length: 10 }, (_, day) => `2026-01-${String(day + 10)}`);
    for (const day of days) await anchors.write(day, `of ${day}`);
    files.set('/amini/kenya/another-file', 'a photo');
    const all = await anchors.readAll();
    expect(all).toEqual(new Map(days.map((day) => [day, `of ${day}`])));
  });
});
