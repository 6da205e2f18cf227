import type { RingPart } from '@repo/domain/score-ring';
import type { StatusTone } from '@repo/domain/status-vocabulary';
import type { TrustTier } from '@repo/domain/trust-tier';

/** The first page of a report: what a spouse or a guard reads before anything else. Its words are decided elsewhere. */
export interface Certificate {
  /** The report's number. Null before it has one. */
  readonly number: string | null;
  /** 'Issued Nov 24, 2026'. */
  readonly date: string;
  readonly name: string;
  readonly initials: string;
  /** 'Nanny · Kilimani · 5 years'. */
  readonly about: string;
  readonly photo: CertificatePhoto | null;
  readonly identity: CertificateBadge;
  /** In place of a score, for a report that has ended. */
  readonly notice: { readonly title: string; readonly text: string } | null;
  readonly score: CertificateScore | null;
  /** '5 clear', '1 unable to verify', the most serious first. */
  readonly verdict: readonly CertificateBadge[];
  readonly results: readonly CertificateResult[];
  /** What the team wrote. It is drawn where it has room, and follows in full in any case. */
  readonly recommendation: string | null;
  readonly proof: CertificateProof | null;
  /** What a report cannot say. */
  readonly honesty: string;
}

export interface CertificatePhoto {
  /** A JPEG. */
  readonly bytes: Buffer;
  /** Who added it, and that nobody compared it. */
  readonly note: string;
}

export interface CertificateBadge {
  readonly text: string;
  readonly tone: StatusTone;
}

export interface CertificateResult extends CertificateBadge {
  /** 'Criminal record'. */
  readonly title: string;
}

export interface CertificateScore {
  /** The arcs of the ring. None before anything was checked. */
  readonly parts: readonly RingPart[];
  /** '80', or '–' before anything was checked. */
  readonly middle: string;
  /** '80 out of 100', '25 so far, up to 90', 'Not checked yet'. */
  readonly text: string;
  /** Null for a score that is not complete. */
  readonly tier: TrustTier | null;
}

export interface CertificateProof {
  readonly url: string;
  /** How to use it, in words. The address follows, for a reader without a camera. */
  readonly text: string;
}
