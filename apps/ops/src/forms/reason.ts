/** The stored length of a reason. */
export const REASON_LENGTH = 200;

/** What is wrong with a reason, or null. */
export function reasonError(reason: string): string | null {
  if (reason.trim() === '') return 'Please give a reason.';
  return reason.trim().length > REASON_LENGTH ? `At most ${REASON_LENGTH} characters.` : null;
}
