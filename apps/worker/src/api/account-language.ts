import { keepLanguage } from '@repo/api-client/queries/worker-session';
import { session } from '../session/session.ts';
import { client } from './client.ts';

let underWay: Promise<void> = Promise.resolve();

/** Tells the account which language she chose here, now or as soon as it can be reached; the last choice is told last. */
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
    // Still marked: it is told at the next screen, or with the next network.
    return;
  }
  if (session.token() === whose && session.user()?.language === sent.language)
    session.keepLanguage(sent.language, false);
}
