import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Buffer) => bytes.toString('base64url');

// The few forms of CBOR that a passkey takes.
const integer = (value: number) => Buffer.from([value >= 0 ? value : 0x20 | (-1 - value)]);
const bytes = (value: Buffer) =>
  Buffer.concat([
    Buffer.from(value.length < 256 ? [0x58, value.length] : [0x59, value.length >> 8, value.length & 0xff]),
    value,
  ]);
const text = (value: string) => Buffer.concat([Buffer.from([0x60 | value.length]), Buffer.from(value)]);
const listOf = (value: Buffer) => Buffer.concat([Buffer.from([0x81]), bytes(value)]);
const map = (entries: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([Buffer.from([0xa0 | entries.length]), ...entries.flat()]);

/** How an attacker's answer differs from that of the owner's browser. */
interface Differently {
  /** The site that asked. */
  readonly origin?: string;
  /** False without fingerprint or PIN. */
  readonly verified?: boolean;
  /** A statement of the device about itself, which nobody asked for. */
  readonly statement?: { readonly format: string; readonly certificate: Buffer };
}

/** A passkey of one site, as a phone or a security key holds it. */
export class Authenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(16);
  readonly #origin: string;
  #counter: number;

  constructor(origin: string, counter = 0) {
    this.#origin = origin;
    this.#counter = counter;
  }

  get id(): string {
    return base64url(this.#id);
  }

  /** The answer to a request to make a passkey. */
  make(challenge: string, { origin = this.#origin, verified = true, statement }: Differently = {}) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const coordinate = (value: string) => bytes(Buffer.from(value, 'base64url'));
    const key = map([
      [integer(1), integer(2)],
      [integer(3), integer(-7)],
      [integer(-1), integer(1)],
      [integer(-2), coordinate(x)],
      [integer(-3), coordinate(y)],
    ]);
    const length = Buffer.from([0, this.#id.length]);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.#id, key]);
    const data = Buffer.concat([this.#data(PRESENT | WITH_KEY | (verified ? VERIFIED : 0)), credential]);
    const attestation = map([
      [text('fmt'), text(statement?.format ?? 'none')],
      [text('attStmt'), map(statement === undefined ? [] : [[text('x5c'), listOf(statement.certificate)]])],
      [text('authData'), bytes(data)],
    ]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: base64url(this.#client('webauthn.create', challenge, origin)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      },
    };
  }

  /** The answer to a request to use it. */
  use(challenge: string, { origin = this.#origin, verified = true }: Differently = {}) {
    this.#counter += 1;
    const data = this.#data(PRESENT | (verified ? VERIFIED : 0));
    const client = this.#client('webauthn.get', challenge, origin);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#keys.privateKey);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      },
    };
  }

  /** Somebody copied the key before its last uses. */
  goBack(uses: number): void {
    this.#counter -= uses;
  }

  #named = () => ({ id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {} });

  #data(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    return Buffer.concat([sha256(new URL(this.#origin).hostname), Buffer.from([flags]), counter]);
  }

  #client = (type: string, challenge: string, origin: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}
