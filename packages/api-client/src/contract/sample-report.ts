import { defineCall } from './define-call.ts';
import { fileBytes } from './file-bytes.ts';

export const getSampleReport = defineCall({
  method: 'GET',
  path: '/api/sample-report.pdf',
  audience: 'public',
  summary: 'What a report looks like on paper: invented people, marked as a sample on every page.',
  answer: fileBytes,
  answerKind: 'pdf',
});
