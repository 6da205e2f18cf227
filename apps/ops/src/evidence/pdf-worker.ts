// oxlint-disable-next-line import/default -- Vite makes the address of the file its default export
import address from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

interface TrustedTypes {
  /** The browser's own type of an address of a script. TypeScript does not know it, and `Worker` takes it as a text. */
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (address: string) => string };
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

/**
 * The service lets this site have one policy, by this name (`apps/api/src/http/security-headers.ts`). It approves one
 * address, whatever it is asked for.
 */
const policy = window.trustedTypes?.createPolicy('pdf-worker', { createScriptURL: () => address });

/** Starts the thread that reads PDFs, from a file of this site. */
export const startPdfWorker = (): Worker =>
  new Worker(policy?.createScriptURL(address) ?? address, { type: 'module' });
