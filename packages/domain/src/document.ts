import { isCalendarDay, nairobiDay } from './dates.ts';
import { defineMachine, type StateOf } from './machine.ts';

/** The worker's documents (worker spec 2.18). */
export const documentKinds = ['nationalId', 'policeClearance', 'certificates'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentLabels: Readonly<Record<DocumentKind, string>> = {
  nationalId: 'National ID',
  policeClearance: 'Police Clearance',
  certificates: 'Certificates (Optional)',
};

/** The papers of a worker, as the team names them. */
export const paperNames: Readonly<Record<DocumentKind, string>> = {
  nationalId: 'ID card',
  policeClearance: 'Police certificate',
  certificates: 'Certificate',
};

export const documentMachine = defineMachine({
  not_uploaded: ['uploading'],
  uploading: ['uploaded', 'not_uploaded'],
  uploaded: ['uploading', 'accepted', 'rejected'],
  accepted: ['uploading'],
  rejected: ['uploading'],
});
export type DocumentStatus = StateOf<typeof documentMachine>;

/** The stored states of a document. Only the screen knows that an upload is under way. */
export const documentStates = [
  'not_uploaded',
  'uploaded',
  'accepted',
  'rejected',
] as const satisfies readonly DocumentStatus[];
/** The reasons of the team for a rejection. Each one tells the worker the next step. */
export const documentRejections = [
  'unreadable',
  'incomplete',
  'wrong_document',
  'other_person',
  'expired',
  'not_confirmed',
] as const;
export type DocumentRejection = (typeof documentRejections)[number];

export const PHOTO_MAXIMUM_BYTES = 5_242_880;

/** A profile photo is an image (worker spec 2.12), a document an image or a PDF (2.18). */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const documentTypes = [...photoTypes, 'application/pdf'] as const;

/**
 * The last valid day of a police clearance certificate: a year from its issue (decisions 13). Both days are `YYYY-MM-DD`.
 * Null for an invalid day.
 */
export function policeCertificateLastDay(issuedOn: string): string | null {
  if (!isCalendarDay(issuedOn)) return null;
  const [year, month, day] = [issuedOn.slice(0, 4), issuedOn.slice(5, 7), issuedOn.slice(8)];
  // The day before the same day of the next year. `Date` carries over a day that the month lacks.
  const last = new Date(Date.UTC(Number(year) + 1, Number(month) - 1, Number(day) - 1));
  return last.toISOString().slice(0, 10);
}

/** Whether a certificate is valid at a moment, in the calendar of Nairobi: from its issue day through its last day. */
export function policeCertificateHolds(issuedOn: string, now: Date): boolean {
  const today = nairobiDay(now);
  return issuedOn <= today && today <= (policeCertificateLastDay(issuedOn) ?? '');
}
