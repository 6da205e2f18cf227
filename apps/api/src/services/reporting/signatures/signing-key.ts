import { Integer, Utf8String } from 'asn1js';
import { desc, sql } from 'drizzle-orm';
import { AttributeTypeAndValue, Certificate } from 'pkijs';
import { brand } from '@repo/domain/brand';
import type { Context } from '../../../context.ts';
import { signingKeys } from '../../../db/schema/report-signatures.ts';
import { withTransaction } from '../../../db/transaction.ts';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const COMMON_NAME = '2.5.4.3';
const SERIAL_BYTES = 16;
/** Longer than anybody reads a report: a reader calls a signature of an expired certificate doubtful. */
const VALID_YEARS = 10;

export interface SigningKey {
  readonly certificate: Certificate;
  readonly privateKey: CryptoKey;
}

/**
 * The key with which this installation signs its reports. It is made with the first report, and every process uses the same.
 * Its certificate is its own: it proves that two reports have one issuer, and that nothing was changed since.
 */
export async function openSigningKey(ctx: Context): Promise<SigningKey> {
  const [row] = await newestKey(ctx);
  const { certificate, sealedKey } = row ?? (await beginSigningKey(ctx));
  return {
    certificate: Certificate.fromBER(new Uint8Array(certificate)),
    privateKey: await crypto.subtle.importKey(
      'pkcs8',
      Buffer.from(ctx.secrets.open(sealedKey), 'base64'),
      ALGORITHM,
      false,
      ['sign'],
    ),
  };
}

const newestKey = ({ db }: Pick<Context, 'db'>) =>
  db.select().from(signingKeys).orderBy(desc(signingKeys.createdAt)).limit(1);

async function beginSigningKey(ctx: Context): Promise<typeof signingKeys.$inferSelect> {
  return withTransaction(ctx, async (tx) => {
    // Processes that issue their first report at the same moment make one key.
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('signing-key', 0))`);
    const [known] = await newestKey(tx);
    if (known !== undefined) return known;
    const keys = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
    const privateKey = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey));
    const [made] = await tx.db
      .insert(signingKeys)
      .values({
        certificate: Buffer.from((await certify(keys, tx.now)).toSchema(true).toBER()),
        sealedKey: ctx.secrets.seal(privateKey.toString('base64')),
        createdAt: tx.now,
      })
      .returning();
    if (made === undefined) throw new Error('The signing key was not stored');
    tx.audit({
      actor: 'system',
      action: 'signing-key-begun',
      subject: `signing-key:${made.id}`,
      details: {},
    });
    return made;
  });
}

/** A certificate that the key signs itself. */
async function certify(
  { publicKey, privateKey }: { readonly publicKey: CryptoKey; readonly privateKey: CryptoKey },
  from: Date,
): Promise<Certificate> {
  const certificate = new Certificate();
  certificate.version = 2;
  certificate.serialNumber = new Integer({
    valueHex: crypto.getRandomValues(new Uint8Array(SERIAL_BYTES)).buffer,
  });
  for (const name of [certificate.issuer, certificate.subject])
    name.typesAndValues.push(
      new AttributeTypeAndValue({
        type: COMMON_NAME,
        value: new Utf8String({ value: `${brand.name} verification reports` }),
      }),
    );
  certificate.notBefore.value = from;
  certificate.notAfter.value = new Date(from);
  certificate.notAfter.value.setUTCFullYear(from.getUTCFullYear() + VALID_YEARS);
  await certificate.subjectPublicKeyInfo.importKey(publicKey);
  await certificate.sign(privateKey, 'SHA-256');
  return certificate;
}
