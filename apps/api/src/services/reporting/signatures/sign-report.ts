import { onceResolved } from '@repo/domain/once';
import type { Context } from '../../../context.ts';
import { signPdf } from './sign-pdf.ts';
import { openSigningKey, type SigningKey } from './signing-key.ts';

/** The key is opened once for a process and its database. */
const keys = new WeakMap<Context['db'], () => Promise<SigningKey>>();

/** Signs a report with the key of this installation. */
export async function signReport(ctx: Context, pdf: Buffer, signedAt: Date): Promise<Buffer> {
  let open = keys.get(ctx.db);
  if (open === undefined) {
    open = onceResolved(() => openSigningKey(ctx));
    keys.set(ctx.db, open);
  }
  return signPdf(pdf, await open(), signedAt);
}
