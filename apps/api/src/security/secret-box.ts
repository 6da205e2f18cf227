import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/**
 * The version of the current key. Each cipher text stores it, so that a rotation can distinguish old from
 * new.
 */
const KEY_ID = 'k1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts and fingerprints personal data with one key from the environment. */
export interface SecretBox {
  /** AES-256-GCM: `k1.<base64url of nonce, tag and cipher text>`. */
  seal(text: string): string;
  /** @throws Error when the text was altered or sealed with another key. */
  open(sealed: string): string;
  /**
   * Keyed SHA-256, hex. Equal texts give equal fingerprints. Without the key a fingerprint reveals nothing.
   */
  fingerprint(purpose: string, text: string): string;
  /** The fingerprint of a caller's network address, for counts. */
  fingerprintOfAddress(address: string): string;
}

/** The addresses whose fingerprints are kept: one caller makes many requests in a row. */
const KEPT_ADDRESSES = 1000;

/** @param dataKey 32 bytes, `DATA_KEY`. */
export function createSecretBox(dataKey: Buffer): SecretBox {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', dataKey, Buffer.alloc(0), purpose, 32));
  const sealingKey = derive('seal');
  const fingerprintKey = derive('fingerprint');
  const ofAddresses = new Map<string, string>();
  const fingerprint = (purpose: string, text: string): string =>
    createHmac('sha256', fingerprintKey).update(`${purpose}\0${text}`).digest('hex');
  return {
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealingKey, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${KEY_ID}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`;
    },
    open(sealed) {
      const [keyId, payload] = sealed.split('.');
      if (keyId !== KEY_ID || payload === undefined) throw new Error('Sealed under an unknown key');
      const bytes = Buffer.from(payload, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealingKey, bytes.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return (
        decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      );
    },
    fingerprint,
    fingerprintOfAddress(address) {
      const known = ofAddresses.get(address);
      if (known !== undefined) return known;
      const made = fingerprint('address', address);
      if (ofAddresses.size >= KEPT_ADDRESSES) ofAddresses.clear();
      ofAddresses.set(address, made);
      return made;
    },
  };
}
