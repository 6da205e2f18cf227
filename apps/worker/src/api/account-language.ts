import { keepLanguage } from '@repo/api-client/queries/worker-session';
import { session } from '../session/session.ts';
import { client } from './client.ts';

let underWay: Promise<void> = Promise.resolve();

/** Sends the chosen language to the account, now or when the network returns. The latest choice is sent last. */
export function sendUnsentLanguage(): void {
  underWay = underWay.then(sendNow);
}

async function sendNow(): Promise<void> {
  const whose = session.token();
  const sent = session.user();
  if (sent?.isLanguageUnsent !== true) return;
  try {
    await keepLanguage(client, sent.language);
  } catch {
    // The choice stays marked as unsent. The next screen or the next network sends it.
    return;
  }
  if (session.token() === whose && session.user()?.language === sent.language)
    session.keepLanguage(sent.language, false);
}
