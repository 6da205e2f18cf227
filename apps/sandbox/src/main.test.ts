import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

const REQUIRED = {
  AT_CALLBACK_PATH: '/api/callbacks/africastalking/secret',
  SANDBOX_CLOCK_SECRET: 'clock-secret-of-tests',
};
const ORIGIN = /Server listening at (http:\/\/127\.0\.0\.1:\d+)/;

function run(environment: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env['PATH'], SANDBOX_PORT: '0', ...environment },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output.text += chunk.toString('utf8');
    });
  return { child, output };
}

async function listening({ child, output }: ReturnType<typeof run>): Promise<string> {
  while (!ORIGIN.test(output.text)) await Promise.race([once(child.stdout, 'data'), exited(child)]);
  return ORIGIN.exec(output.text)?.[1] ?? '';
}

async function exited(child: ReturnType<typeof run>['child']): Promise<never> {
  await once(child, 'exit');
  throw new Error('The sandbox ended too early');
}

describe('the process', () => {
  it('listens, and ends within a second of SIGTERM even with a call under way', async () => {
    const process_ = run(REQUIRED);
    const origin = await listening(process_);
    expect((await fetch(`${origin}/health`)).status).toBe(200);
    await fetch(`${origin}/faults`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '{"payments":{"timeout_rate":1}}',
    });
    const hanging = fetch(`${origin}/paystack/transaction`, {
      headers: { authorization: 'Bearer sk_test_sandbox' },
    });
    const outcome = Promise.allSettled([hanging]);
    const started = performance.now();
    process_.child.kill('SIGTERM');
    const [code] = await once(process_.child, 'exit');
    expect(code).toBe(0);
    expect(performance.now() - started).toBeLessThan(1500);
    expect(await outcome).toMatchObject([{ status: 'rejected' }]);
  });

  it('listens on this machine alone, whatever HOST says', async () => {
    const { port } = new URL(await listening(run({ ...REQUIRED, HOST: '0.0.0.0' })));
    // Another address of this machine, which a server on all addresses has too.
    await expect(fetch(`http://127.0.0.2:${port}/health`)).rejects.toThrow('fetch failed');
  });

  it('names the variable that keeps it from starting', async () => {
    const { child, output } = run({ ...REQUIRED, API_ORIGIN: 'nowhere' });
    const [code] = await once(child, 'exit');
    expect(code).toBe(1);
    expect(output.text).toMatch(/^The sandbox cannot start:\nAPI_ORIGIN: /);
  });

  it('logs no phone and no text', async () => {
    const process_ = run(REQUIRED);
    const origin = await listening(process_);
    await fetch(`${origin}/sms`, {
      method: 'POST',
      body: new URLSearchParams({ phone: '0700000021', text: 'secret words' }),
    });
    await fetch(`${origin}/phones/+254700000021`);
    await fetch(`${origin}/phones/0700000021/nothing`);
    process_.child.kill('SIGTERM');
    await once(process_.child, 'exit');
    expect(process_.output.text).not.toMatch(/700000021|secret words/);
  });
});
