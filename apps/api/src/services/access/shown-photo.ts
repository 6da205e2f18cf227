import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../db/transaction.ts';

/**
 * The address of a profile photo. An image on a page sends no session, so every caller with the address may see the photo. The
 * address cannot be guessed. The worker has one of her own, which ends with the photo. Callers that may see her get another
 * one, which also ends when she hides the photo.
 */
export function photoAddress(key: string): string;
export function photoAddress(key: string | null): string | null;
export function photoAddress(key: string | null): string | null {
  return key === null ? null : `/api/photos/${key}`;
}

/** 128 bits, in the 22 letters that a list of workers can carry for each of them. */
const SHOWN_KEY_BYTES = 16;

/** A new address of a photo for others, or none for a worker without a photo and for one who hides it. */
export const newShownPhotoKey = (photoKey: string | null, showsPhoto: boolean): string | null =>
  photoKey !== null && showsPhoto ? randomBytes(SHOWN_KEY_BYTES).toString('base64url') : null;

/** Puts on record that the worker shows her photo to others, or hides it. */
export function auditPhotoShown(tx: Transaction, workerId: string, showsPhoto: boolean): void {
  tx.audit({
    actor: `worker:${workerId}`,
    action: showsPhoto ? 'photo-shown' : 'photo-hidden',
    subject: `worker:${workerId}`,
  });
}
