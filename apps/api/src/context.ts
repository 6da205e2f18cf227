import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Jobs } from './jobs/queue.ts';
import type { Log } from './log.ts';
import type { Identity } from './providers/identity/identity.ts';
import type { Payments } from './providers/payments/payments.ts';
import type { Sms } from './providers/sms/sms.ts';
import type { Storage } from './providers/storage/storage.ts';
import type { SecretBox } from './security/secret-box.ts';
import type { DrawAnew } from './services/platform/files/draw-anew.ts';

/** What a service verb works with: handed in, so that nothing reaches for the world by itself. */
export interface Context {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly secrets: SecretBox;
  readonly payments: Payments;
  readonly sms: Sms;
  readonly identity: Identity;
  readonly storage: Storage;
  readonly drawAnew: DrawAnew;
  readonly log: Log;
}
