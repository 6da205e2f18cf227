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

export const documentMachine = defineMachine({
  not_uploaded: ['uploading'],
  uploading: ['uploaded', 'not_uploaded'],
  uploaded: ['uploading', 'accepted', 'rejected'],
  accepted: ['uploading'],
  rejected: ['uploading'],
});
export type DocumentStatus = StateOf<typeof documentMachine>;

/** What is kept of a document: that one is on its way is known to the screen alone. */
export const documentStates = [
  'not_uploaded',
  'uploaded',
  'accepted',
  'rejected',
] as const satisfies readonly DocumentStatus[];
/** Why the team does not accept a document: what she can do about it follows from each. */
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
 * The last day on which a police clearance certificate holds: a year from its issue (decisions 13). Both `YYYY-MM-DD`;
 * null for a text that is no day.
 */
export function policeCertificateLastDay(issuedOn: string): string | null {
  if (!isCalendarDay(issuedOn)) return null;
  const [year, month, day] = [issuedOn.slice(0, 4), issuedOn.slice(5, 7), issuedOn.slice(8)];
  // The day before the same day of the next year; the calendar carries what is no day of its month.
  const last = new Date(Date.UTC(Number(year) + 1, Number(month) - 1, Number(day) - 1));
  return last.toISOString().slice(0, 10);
}

/** Whether a certificate holds at a moment, by the calendar of Nairobi: from the day of its issue through its last. */
export function policeCertificateHolds(issuedOn: string, now: Date): boolean {
  const today = nairobiDay(now);
  return issuedOn <= today && today <= (policeCertificateLastDay(issuedOn) ?? '');
}
