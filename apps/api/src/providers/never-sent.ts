/** The error codes of a connection that was never made. */
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/** Whether a call of `fetch` failed before it sent anything. The provider then certainly received nothing. */
export function wasNeverSent(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  return (
    cause instanceof Error && 'code' in cause && typeof cause.code === 'string' && NEVER_SENT.has(cause.code)
  );
}
