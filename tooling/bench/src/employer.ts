import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { groundsOf, proofRow } from '@repo/api/test/check-proof';
import { checkKinds } from '@repo/domain/check';
import type { Stack } from '@repo/launcher/stack';
import { once } from '@repo/postgres/databases';
import { send, signIn, signInTeam, text } from './person.ts';
import { OPS_PHONES, type Product } from './product.ts';

const invited = z.object({ nanny: z.object({ id: z.string() }) });
const page = z.object({ data: z.object({ authorization_url: z.string(), reference: z.string() }) });
const invitation = z.object({ status: z.string() });
const checks = z.object({
  checks: z.array(
    z.object({
      id: z.string(),
      case_id: z.string(),
      nanny_id: z.string(),
      kind: z.enum(checkKinds),
      status: z.string(),
      version: z.string(),
    }),
  ),
});
const STANDARD_PACKAGE = 17;
export const PREMIUM_PACKAGE = 18;
const WAIT_MS = 60_000;

/** `+254700000123`: a number that no network assigns. */
const phone = (number: number) => `+254700${String(number).padStart(6, '0')}`;

/** Polls until the condition is reached. */
export async function until(what: string, reached: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + WAIT_MS;
  while (!(await reached())) {
    if (performance.now() > end) throw new Error(`${what} did not happen.`);
    await sleep(50);
  }
}

const EMPLOYER_PHONE = phone(900);
const EMPLOYER_NAME = 'Employer Example';
/** The phone of the first invited worker. */
export const WORKER_PHONE = phone(100);

export type Employer = { token: string; workers: string[] };

/** The browser storage of a signed-in employer. */
export type Session = { name: string; value: string }[];
export const employerSession = ({ token }: Employer): Session => [
  { name: 'authToken', value: token },
  { name: 'employerName', value: EMPLOYER_NAME },
  { name: 'userData', value: JSON.stringify({ name: EMPLOYER_NAME, phone: EMPLOYER_PHONE }) },
];

const invite = async (stack: Stack, token: string, number: number, packageId: number): Promise<string> => {
  const body = { name: 'Worker Example', phone: phone(number), package_id: packageId };
  const answer = await send(`${stack.apiAddress()}/api/employer/initiate-verification`, invited, {
    body,
    token,
  });
  return answer.nanny.id;
};

/** Creates an employer who invited that many workers. */
export async function employerWith(
  stack: Stack,
  workers: number,
  packageId = STANDARD_PACKAGE,
): Promise<Employer> {
  const token = await signIn(stack, '/employers/auth', EMPLOYER_PHONE, {
    name: EMPLOYER_NAME,
    location: 'Nairobi',
  });
  const ids: string[] = [];
  for (let number = 0; number < workers; number += 1)
    ids.push(await invite(stack, token, 100 + number, packageId));
  return { token, workers: ids };
}

/** The worker with this number says yes by SMS to her invitation. An invitation alone shows the employer nothing of her. */
async function accept(stack: Stack, token: string, nannyId: string, number: number): Promise<void> {
  const workerPhone = phone(number);
  const request = await text(stack, workerPhone, /YES (\d+)/);
  await send(`${stack.sandboxOrigin}/sms`, z.unknown(), {
    body: { phone: workerPhone, text: `YES ${request}` },
  });
  await until('The acceptance', async () => {
    const { status } = await send(
      `${stack.apiAddress()}/api/employer/invitation-status/${nannyId}`,
      invitation,
      { token },
    );
    return status === 'accepted';
  });
}

/** All invited workers say yes, so that the employer's list has them. */
export async function acceptAll(stack: Stack, { token, workers }: Employer): Promise<void> {
  for (const [place, nannyId] of workers.entries()) await accept(stack, token, nannyId, 100 + place);
  const list = await send(`${stack.apiAddress()}/nannies/`, z.array(z.unknown()), { token });
  if (list.length !== workers.length) throw new Error(`The list has ${list.length} of ${workers.length}.`);
}

/**
 * The last invited worker says yes, and the employer pays for the check. Its case is open then.
 * @param packageId - the package that the invitation named
 */
export async function paidCheck(
  stack: Stack,
  { token, workers }: Employer,
  packageId = STANDARD_PACKAGE,
): Promise<string> {
  const nannyId = workers.at(-1);
  if (nannyId === undefined) throw new Error('Nobody was invited.');
  const api = stack.apiAddress();
  await accept(stack, token, nannyId, 100 + workers.length - 1);
  const body = {
    nanny_id: nannyId,
    package_id: packageId,
    channel: 'mobile_money',
    callback_url: `${stack.origin('employer')}/post-payment-success`,
  };
  const { data } = await send(`${api}/api/employer/purchase-package`, page, { body, token });
  const checkout = `${stack.sandboxOrigin}${new URL(data.authorization_url).pathname}`;
  await send(checkout, z.unknown(), { body: { outcome: 'success', channel: 'mobile_money' } });
  await send(`${api}/api/employer/purchase-callback?reference=${data.reference}`, z.unknown(), { token });
  return nannyId;
}

/** The open checks of all cases. */
const listOpen = async (stack: Stack, token: string) =>
  (await send(`${stack.apiAddress()}/api/ops/checks?status=open`, checks, { token })).checks;

/** The checks of the first case, once it is open. */
export async function checksOfCase(stack: Stack, token: string): Promise<z.infer<typeof checks>['checks']> {
  await until('The opening of the case', async () => (await listOpen(stack, token)).length > 0);
  return await listOpen(stack, token);
}

/** Takes the last invited worker through consent, payment and every check, so that the worker's report is complete. */
export async function finishedCheck({ stack, databaseUrl }: Product, employer: Employer): Promise<string> {
  const nannyId = await paidCheck(stack, employer);
  const [ops, other] = [await signInTeam(stack, OPS_PHONES[0]), await signInTeam(stack, OPS_PHONES[1])];
  // An identity by hand takes the other member too.
  for (let [check] = await checksOfCase(stack, ops); check; [check] = await listOpen(stack, ops)) {
    const { id, kind, nanny_id: worker, version: person } = check;
    const token = check.status === 'second_look' ? other : ops;
    const now = new Date();
    const proof = proofRow(kind, 'clear', { worker, person, at: now.toISOString() });
    if (proof !== null) await once(databaseUrl, proof);
    await send(`${stack.apiAddress()}/api/ops/work/check/${id}/claim`, z.unknown(), { token, body: {} });
    await send(`${stack.apiAddress()}/api/ops/checks/${id}/decision`, z.unknown(), {
      token,
      body: { outcome: 'clear', note: 'Seen and found in order.', ...groundsOf(kind, 'clear', now) },
    });
  }
  return nannyId;
}
