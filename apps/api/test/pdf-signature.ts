import { ContentInfo, SignedData, type SignerInfo } from '@peculiar/asn1-cms';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import { createHash, verify, X509Certificate } from 'node:crypto';

const oid = {
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
} as const;
/** In the file the attributes have the tag of their place. What was signed has the tag of a set, and its length in two bytes. */
const SET = [0x31, 0x81];

export interface ReadSignature {
  /** Whether the signature covers every byte of the file but itself. */
  readonly coversAll: boolean;
  /** Whether the file is as it was signed. */
  readonly isWhole: boolean;
  /** Whether the key of the certificate signed it. */
  readonly isSigned: boolean;
  /** Whether the signature names its certificate, as PAdES asks. */
  readonly namesCertificate: boolean;
  readonly certificate: X509Certificate;
}

/** Reads the signature of a PDF with other code than the one that wrote it. Undefined for a file without one. */
export function readSignature(file: Buffer): ReadSignature | undefined {
  const found = /\/SubFilter \/ETSI\.CAdES\.detached\s+\/ByteRange \[0 (\d+) (\d+) (\d+)\]/.exec(
    file.toString('latin1'),
  );
  if (found === null) return undefined;
  const [end = 0, start = 0, length = 0] = found.slice(1).map(Number);
  const content = Buffer.concat([file.subarray(0, end), file.subarray(start, start + length)]);
  const der = Buffer.from(file.subarray(end + 1, start - 1).toString('latin1'), 'hex');
  const signed = AsnConvert.parse(AsnConvert.parse(new Uint8Array(der), ContentInfo).content, SignedData);
  const [signer] = signed.signerInfos;
  const encoded = signed.certificates?.[0]?.certificate;
  if (signer === undefined || encoded === undefined) throw new Error('The signature has no signer');
  const certificate = new X509Certificate(Buffer.from(AsnConvert.serialize(encoded)));
  const listed = Buffer.concat(
    (signer.signedAttrs ?? []).map((each) => Buffer.from(AsnConvert.serialize(each))),
  );
  const attributes = Buffer.concat([Buffer.from([...SET, listed.length]), listed]);
  return {
    coversAll: start + length === file.length && file[end] === 0x3c && file[start - 1] === 0x3e,
    isWhole: octets(signer, oid.messageDigest).equals(createHash('sha256').update(content).digest()),
    isSigned: verify('sha256', attributes, certificate.publicKey, Buffer.from(signer.signature.buffer)),
    namesCertificate: valueOf(signer, oid.signingCertificateV2).includes(
      createHash('sha256').update(certificate.raw).digest(),
    ),
    certificate,
  };
}

function valueOf(signer: SignerInfo, type: string): Buffer {
  const value = signer.signedAttrs?.find(({ attrType }) => attrType === type)?.attrValues[0];
  if (value === undefined) throw new Error(`The signature has no attribute ${type}`);
  return Buffer.from(value);
}

const octets = (signer: SignerInfo, type: string): Buffer =>
  Buffer.from(AsnConvert.parse(new Uint8Array(valueOf(signer, type)), OctetString).buffer);
