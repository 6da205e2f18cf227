import type { Config } from './config.ts';
import type { TransactionContext } from './db/transaction.ts';
import type { Identity } from './providers/identity/identity.ts';
import type { Chargebacks, Payments } from './providers/payments/payments.ts';
import type { Sms } from './providers/sms/sms.ts';
import type { AnchorStore } from './providers/storage/anchors.ts';
import type { Storage } from './providers/storage/storage.ts';
import type { SecretBox } from './security/secret-box.ts';
import type { EvidenceOfChecks } from './services/casework/checks/check-evidence.ts';
import type { KeepWordsThatLeft } from './services/messaging/sms/words-that-left.ts';
import type { CleanFile } from './services/platform/files/file-process.ts';

/** The dependencies of a service verb. They are passed in, so that no verb reaches the outside on its own. */
export interface Context extends TransactionContext {
  readonly config: Config;
  readonly secrets: SecretBox;
  readonly payments: Payments;
  readonly chargebacks: Chargebacks;
  readonly sms: Sms;
  readonly identity: Identity;
  readonly storage: Storage;
  readonly anchors: AnchorStore;
  readonly cleanFile: CleanFile;
  readonly evidenceOfChecks: EvidenceOfChecks;
  readonly keepWordsThatLeft: KeepWordsThatLeft;
}
