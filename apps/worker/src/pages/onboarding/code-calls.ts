import { failureOf } from '@repo/api-client/client/failure';
import * as calls from '@repo/api-client/queries/worker-session';
import { normalisePhone } from '@repo/domain/phone';
import { client } from '../../api/client.ts';
import { serverMessage } from '../../language/server-message.ts';
import { spokenLanguage } from '../../language/languages.ts';

/** Asks for a code, in whatever spelling the number comes. */
export async function sendOnboardingCode(typed: string): Promise<void> {
  const phone = normalisePhone(typed);
  if (phone === null) throw new Error('A number was not looked at');
  await calls.sendCode(client, phone, spokenLanguage(), 'onboarding');
}

/** Who has to wait is told how long; anything else is told alike (worker spec 8). */
export function whyRefused(error: unknown, failed: string): string {
  const failure = failureOf(error);
  return failure?.kind === 'api' && failure.status === 429 ? (serverMessage(failure) ?? failed) : failed;
}
