import type { ReportCertificate } from '@repo/domain/report-certificate';

/** The first page of a report, with its pictures. Its words are decided elsewhere. */
export interface Certificate extends ReportCertificate {
  readonly photo: CertificatePhoto | null;
  readonly proof: CertificateProof | null;
}

interface CertificatePhoto {
  /** A JPEG. */
  readonly bytes: Buffer;
  /** Who added it, and that nobody compared it. */
  readonly note: string;
}

interface CertificateProof {
  readonly url: string;
  /** How to use it, in words. The address follows, for a reader without a camera. */
  readonly text: string;
}
