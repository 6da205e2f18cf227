import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildSandbox } from '../app.ts';
import { startFakeApi } from '../../test/fake-api.ts';
import { call, message, pay, paystack } from '../../test/requests.ts';
import { config, QUICK, start } from '../../test/start.ts';
import { openStore } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(folder, 'run-'));
});
// Sandboxes save once more when they close, after each test.
afterAll(() => rmSync(folder, { recursive: true }));
const file = () => join(dataDir, 'sandbox.json');

describe('a restart', () => {
  it('keeps phones, payments, refunds, behaviours and the clock', async () => {
    const first = await start({ dataDir });
    await call(first.app, 'POST', '/clock', { advance_seconds: 86_400 });
    await call(first.app, 'PUT', '/phones/0700000022', { delivery: 'blocked' });
    await message(first.app, { to: '+254700000021', message: 'Hello' });
    const accessCode = await pay(first.app);
    await paystack(first.app, 'POST', '/refund', { transaction: 'ref-1', amount: 1000 });
    await first.app.controls.settled();
    const before = await Promise.all(['/sms', '/payments'].map((url) => call(first.app, 'GET', url)));
    await first.app.close();

    const second = await start({ dataDir });
    const after = await Promise.all(['/sms', '/payments'].map((url) => call(second.app, 'GET', url)));
    expect(after).toStrictEqual(before);
    expect(second.api.calls).toStrictEqual([]);
    expect((await call(second.app, 'POST', `/checkout/${accessCode}`, { outcome: 'success' })).status).toBe(
      409,
    );
    const blocked = await message(second.app, { to: '+254700000022', message: 'Hello' });
    expect(blocked.json()).toMatchObject({ SMSMessageData: { Recipients: [{ statusCode: 406 }] } });
    const { now } = (await call(second.app, 'GET', '/health')).body;
    expect(new Date(String(now)).getTime() - Date.now()).toBeGreaterThan(86_000_000);
  });

  it('delivers what the API had not taken, and brings refunds to their end', async () => {
    const first = await start({
      dataDir,
      apiOrigin: 'http://127.0.0.1:9',
      timings: { ...QUICK, refundStep: 60_000 },
    });
    await pay(first.app);
    await paystack(first.app, 'POST', '/refund', { transaction: 'ref-1' });
    await call(first.app, 'POST', '/sms', { phone: '0700000021', text: 'YES' });
    await first.app.close();

    const { app, api } = await start({ dataDir });
    await app.controls.settled();
    const events = api.calls
      .filter(({ path }) => path === '/api/callbacks/paystack')
      .map(({ body }): unknown => JSON.parse(body));
    expect(events).toHaveLength(4);
    for (const event of ['charge.success', 'refund.pending', 'refund.processing', 'refund.processed'])
      expect(events).toContainEqual(expect.objectContaining({ event }));
    expect(api.calls.filter(({ path }) => path.endsWith('/inbound'))).toHaveLength(1);
  });
});

describe('the state file', () => {
  it('is written soon after a change, whole, and leaves no scratch file', async () => {
    const { app } = await start({ dataDir });
    expect(existsSync(file())).toBe(false);
    await message(app, { to: '+254700000021', message: 'Hello' });
    await vi.waitFor(() =>
      expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({
        version: 1,
        messages: [{ text: 'Hello' }],
      }),
    );
    await app.close();
    expect(readdirSync(dataDir)).toStrictEqual(['sandbox.json']);
  });

  it.each(['{"version":1', '{"version":2}', ''])('is put aside when it cannot be read (%j)', async (text) => {
    writeFileSync(file(), text);
    const { app } = await start({ dataDir });
    expect((await call(app, 'GET', '/sms')).body).toStrictEqual({ messages: [] });
    expect(readFileSync(`${file()}.unreadable`, 'utf8')).toBe(text);
  });

  it('reports a folder that cannot be written and works on', async () => {
    const problems: unknown[] = [];
    const store = openStore(dataDir, 1, (problem) => problems.push(problem));
    rmSync(dataDir, { recursive: true });
    store.changed();
    await vi.waitFor(() => expect(problems).toHaveLength(1));
    expect(store.next()).toBe(1);
    await store.close();
  });

  it('forgets the oldest of very many messages', async () => {
    const store = openStore(undefined, 1, () => undefined);
    const text = {
      id: '',
      direction: 'in',
      phone: '',
      text: '',
      at: '',
      report: null,
      linkId: null,
    } as const;
    for (let sequence = 1; sequence <= 20_001; sequence += 1)
      store.state.messages.push({ sequence, ...text });
    store.changed();
    expect(store.state.messages).toHaveLength(20_000);
    expect(store.state.messages[0]?.sequence).toBe(2);
    await store.close();
  });
});

it('keeps nothing without a folder', async () => {
  const api = await startFakeApi();
  onTestFinished(() => api.close());
  for (let run = 0; run < 2; run += 1) {
    const app = await buildSandbox(config(api.origin));
    expect((await call(app, 'GET', '/sms')).body).toStrictEqual({ messages: [] });
    await message(app, { to: '+254700000021', message: 'Hello' });
    await app.close();
  }
});
