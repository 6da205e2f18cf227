import { lines } from './line.ts';

/** spec/worker-and-public.md section 2.18: a worker’s documents. */
export const workerDocuments = lines('worker-documents', {
  rows: [
    'Three upload rows: National ID, Police Clearance, Certificates (Optional)',
    'apps/worker/src/pages/documents/DocumentsPage.test.tsx > has three rows with nothing in them, each for an image or a PDF',
    'packages/domain/src/document.test.ts > are three, in the words of the specification',
  ],
  kinds: [
    'Each accepts images or PDF',
    'apps/worker/src/pages/documents/DocumentsPage.test.tsx > has three rows with nothing in them, each for an image or a PDF',
    'apps/api/test/documents.test.ts > are images, drawn anew, or plain PDFs, as they are',
  ],
  'not-uploaded': [
    "Status 'Not uploaded'",
    'apps/worker/src/pages/documents/DocumentsPage.test.tsx > has three rows with nothing in them, each for an image or a PDF',
  ],
  uploading: [
    "Status 'Uploading...'",
    'apps/worker/src/pages/documents/DocumentsPage.test.tsx > says that a document is on its way',
  ],
  uploaded: [
    "Status 'Uploaded ✓' (after as long as the upload takes, in the place of a simulated 1.5 seconds)",
    'apps/worker/src/pages/documents/DocumentsPage.test.tsx > says that it is there',
    'tooling/e2e/journeys/worker/documents.e2e.ts > documents reach the team from a small phone, over a network that is cut half way, and she reads what became of each',
  ],
  states: [
    'Document upload: Not uploaded, Uploading..., Uploaded ✓',
    'apps/worker/src/pages/documents/DocumentsPage.stories.tsx > OnItsWay',
    'apps/worker/src/pages/documents/DocumentsPage.stories.tsx > Uploaded',
  ],
  tips: [
    'Tips: clear photo, readable text, good light, include all pages',
    'apps/worker/src/pages/documents/DocumentsPage.test.tsx > has four tips for a good photo',
  ],
});
