import { ObjectIdentifier, OctetString, Sequence, type BaseBlock } from 'asn1js';
import {
  Attribute,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import { plainAddPlaceholder } from '@signpdf/placeholder-plain';
import { Signer, SignPdf } from '@signpdf/signpdf';
import { brand } from '@repo/domain/brand';
import type { SigningKey } from './signing-key.ts';

/** Room for the signature and its certificate, in bytes. Both need about 750. */
const SIGNATURE_ROOM = 1536;
const HASH = 'SHA-256';

const oid = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
} as const;

/**
 * Signs a whole PDF (PAdES, ETSI EN 319 142-1, baseline B-B): a reader that knows signatures says when a byte of it was
 * changed.
 */
export async function signPdf(pdf: Buffer, key: SigningKey, signedAt: Date): Promise<Buffer> {
  const prepared = plainAddPlaceholder({
    pdfBuffer: pdf,
    reason: 'Issued as a verification report',
    name: brand.name,
    location: 'Kenya',
    contactInfo: '',
    signingTime: signedAt,
    signatureLength: SIGNATURE_ROOM,
    subFilter: 'ETSI.CAdES.detached',
  });
  return new SignPdf().sign(prepared, new CadesSigner(key));
}

class CadesSigner extends Signer {
  readonly #key: SigningKey;

  constructor(key: SigningKey) {
    super();
    this.#key = key;
  }

  override async sign(content: Buffer): Promise<Buffer> {
    const { certificate, privateKey } = this.#key;
    const data = new Uint8Array(content);
    const signer = new SignerInfo({
      version: 1,
      sid: new IssuerAndSerialNumber({
        issuer: certificate.issuer,
        serialNumber: certificate.serialNumber,
      }),
      // Without the time of the signature: PAdES has it in the PDF.
      signedAttrs: new SignedAndUnsignedAttributes({
        type: 0,
        attributes: [
          attribute(oid.contentType, new ObjectIdentifier({ value: oid.data })),
          attribute(oid.messageDigest, await digestOf(data)),
          attribute(
            oid.signingCertificateV2,
            inSequences(3, await digestOf(new Uint8Array(certificate.toSchema(true).toBER()))),
          ),
        ],
      }),
    });
    const signed = new SignedData({
      version: 1,
      encapContentInfo: new EncapsulatedContentInfo({ eContentType: oid.data }),
      signerInfos: [signer],
      certificates: [certificate],
    });
    await signed.sign(privateKey, 0, HASH, data.buffer);
    const info = new ContentInfo({ contentType: oid.signedData, content: signed.toSchema(true) });
    return Buffer.from(info.toSchema().toBER());
  }
}

const attribute = (type: string, value: BaseBlock) => new Attribute({ type, values: [value] });

const digestOf = async (data: Uint8Array<ArrayBuffer>) =>
  new OctetString({ valueHex: await crypto.subtle.digest(HASH, data) });

/** `ESSCertIDv2` in its list in `SigningCertificateV2`: each is a sequence with one part. */
const inSequences = (depth: number, value: BaseBlock): BaseBlock =>
  depth === 0 ? value : new Sequence({ value: [inSequences(depth - 1, value)] });
